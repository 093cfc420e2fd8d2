/// Front matter that other generators read, so that documents written for them give no warnings. Those that are read here as well
/// are ``ForeignKey/all``.
enum ForeignKeys {
    static let all = Set(
        [jekyll, hugo, docusaurus, mkdocs, vitepress, astro, others, ForeignKey.all.map(\.name)].joined())

    private static let jekyll = [
        "layout", "permalink", "published", "categories", "category", "tags", "excerpt", "excerpt_separator", "author", "authors",
        "image", "nav_order", "nav_exclude", "has_children", "parent", "grand_parent", "redirect_from", "redirect_to",
        "render_with_liquid", "sitemap", "last_modified_at", "collection", "defaults", "comments", "toc", "header", "subtitle",
        "nav_enabled", "child_nav_order", "search_exclude", "classes", "teaser", "toc_label", "toc_sticky", "pin", "math",
        "mermaid", "img_path", "lang", "ref",
    ]
    private static let hugo = [
        "build", "cascade", "expiryDate", "headless", "isCJKLanguage", "keywords", "kind", "lastmod", "linkTitle",
        "linktitle", "markup", "menu", "menus", "modified", "outputs", "params", "publishDate", "pubdate", "resources", "series",
        "slug", "summary", "target", "translationKey", "type", "url", "weight", "featured", "featured_image", "images",
        "videos", "audio", "no_list", "simple_list", "toc_hide", "hide_summary", "bookCollapseSection", "bookFlatSection",
        "bookHidden", "bookToc", "bookComments", "bookSearchExclude", "geekdocHidden", "_build", "alwaysopen", "chapter",
    ]
    private static let docusaurus = [
        "id", "sidebar_label", "sidebar_position", "sidebar_class_name", "sidebar_custom_props", "displayed_sidebar",
        "hide_title", "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "pagination_label",
        "pagination_next", "pagination_prev", "parse_number_prefixes", "custom_edit_url", "last_update", "unlisted",
        "title_meta", "author_title", "author_url", "author_image_url", "truncate", "hide_reading_time", "wrapperClassName",
        "no_comments", "original_id", "section",
    ]
    private static let mkdocs = [
        "template", "hide", "icon", "status", "tagline", "date_created", "date_updated", "revision_date", "boost", "glightbox",
        "social", "readtime", "links", "nav_title", "exclude", "render_macros", "ignore_macros", "disable_toc", "source",
    ]
    private static let vitepress = [
        "titleTemplate", "head", "navbar", "sidebar", "aside", "outline", "lastUpdated", "footer", "editLink", "pageClass",
        "isHome", "hero", "features", "home", "prev", "next", "heroImage", "heroText", "actionText", "actionLink", "metaTitle",
        "sidebarDepth", "meta", "contributors", "pageInfo", "article", "breadcrumb",
    ]
    private static let astro = [
        "pubDate", "updatedDate", "heroImage", "banner", "tableOfContents", "editUrl", "pagefind", "i18nReady",
        "canonicalURL", "canonical", "setup", "updated", "created", "cover", "coverImage",
    ]
    /// mdBook, Eleventy, Hexo, Zola, Obsidian, Pandoc, GitBook, Sphinx, Read the Docs, Mintlify, GitHub Docs.
    private static let others = [
        "eleventyNavigation", "eleventyExcludeFromCollections", "eleventyComputed", "pagination", "extra", "taxonomies",
        "sort_by", "page_template", "insert_anchor_links", "in_search_index", "path", "paginate_by", "paginate_path",
        "paginate_reversed", "transparent", "generate_feeds", "generate_feed", "cssclass", "cssclasses", "publish",
        "tag", "abstract", "bibliography", "csl", "documentclass", "geometry", "output", "numbersections", "orphan", "nosearch",
        "myst", "jupytext", "kernelspec", "intro", "shortTitle", "versions", "topics", "contentType", "product", "redirects",
        "label", "metadata", "license", "version", "name", "uuid", "reviewers", "copyright", "email", "location", "coverY",
        "coverHeight", "metaLinks", "vars", "if", "noIndex", "katex", "mathjax", "tocdepth", "html_meta", "sd_hide_title", "seo",
        "breadcrumbs", "excludeSearch", "openapi", "api", "mode",
    ]
}
