"""The files of `tablesite init --deploy`, each read by a parser of its kind, and each command in them run."""

import io
import os
import re
import subprocess

import crossplane
import dockerfile_parse
import jsonschema
import pytest
import yaml
from conftest import ROOT

tomllib = pytest.importorskip("tomllib")

HOSTS = ["github", "gitlab", "cloudflare", "netlify", "docker", "rsync"]

# As GitHub documents workflows: the keys that may stand there, and what they hold.
STEP = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "id": {"type": "string", "pattern": "^[a-z_][a-z0-9_-]*$"},
        "name": {"type": "string"},
        "if": {"type": "string"},
        "uses": {"type": "string", "pattern": r"^[\w.-]+/[\w.-]+(/[\w.-]+)*@[\w./-]+$"},
        "with": {"type": "object"},
        "run": {"type": "string"},
        "shell": {"enum": ["bash", "sh", "pwsh"]},
        "env": {"type": "object"},
    },
    "oneOf": [{"required": ["uses"]}, {"required": ["run"]}],
}
PERMISSIONS = {
    "type": "object",
    "additionalProperties": False,
    "properties": {name: {"enum": ["read", "write", "none"]} for name in ("contents", "pages", "id-token", "pull-requests", "checks")},
}
WORKFLOW = {
    "type": "object",
    "required": ["on", "jobs"],
    "additionalProperties": False,
    "properties": {
        "name": {"type": "string"},
        "on": {"type": "object", "propertyNames": {"enum": ["push", "pull_request", "workflow_dispatch", "schedule"]}},
        "permissions": PERMISSIONS,
        "env": {"type": "object"},
        "jobs": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "required": ["runs-on", "steps"],
                "additionalProperties": False,
                "properties": {
                    "runs-on": {"type": "string"},
                    "container": {"type": "string"},
                    "if": {"type": "string"},
                    "needs": {"type": ["string", "array"]},
                    "strategy": {"type": "object"},
                    "environment": {"type": "object", "required": ["name"]},
                    "permissions": PERMISSIONS,
                    "steps": {"type": "array", "minItems": 1, "items": STEP},
                },
            },
        },
    },
}
ACTION = {
    "type": "object",
    "required": ["name", "description", "runs"],
    "additionalProperties": False,
    "properties": {
        "name": {"type": "string"},
        "author": {"type": "string"},
        "description": {"type": "string"},
        "branding": {"type": "object", "additionalProperties": False, "properties": {"icon": {}, "color": {}}},
        "inputs": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "required": ["description"],
                "additionalProperties": False,
                "properties": {"description": {"type": "string"}, "default": {"type": "string"}, "required": {"type": "boolean"}},
            },
        },
        "outputs": {"type": "object", "additionalProperties": {"type": "object", "required": ["description", "value"]}},
        "runs": {
            "type": "object",
            "required": ["using", "steps"],
            "properties": {
                "using": {"const": "composite"},
                # A step of an action that runs has to say by what.
                "steps": {"type": "array", "items": {**STEP, "if": {"required": ["run"]}, "then": {"required": ["shell"]}}},
            },
        },
    },
}
HEADERS = ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cache-Control"]


def read_yaml(text):
    """YAML 1.1 takes `on` for true; GitHub and GitLab do not."""

    class Loader(yaml.SafeLoader):
        pass

    Loader.yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first not in "oOyYnN"]
        for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }
    return yaml.load(text, Loader)


@pytest.fixture(params=HOSTS)
def made(request, run, tmp_path):
    folder = tmp_path / "project"
    run("init", folder, "--deploy", request.param)
    return request.param, folder


def project(run, tmp_path, host):
    folder = tmp_path / "project"
    run("init", folder, "--deploy", host)
    return folder


def test_nothing_is_overwritten(made, run):
    host, folder = made
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert "exists already" in run("init", folder, "--deploy", host, code=1).stderr
    assert before == {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_projects_that_are_there_stay_as_they_are(run, tmp_path):
    (tmp_path / "README.md").write_text("# Awesome\n\n- [a](https://example.org) - b\n")
    for host in HOSTS:
        run("init", tmp_path, "--deploy", host)
    assert not (tmp_path / "Site").exists()
    assert (tmp_path / "_headers").exists()
    run("build", tmp_path)
    assert (tmp_path / "public/index.html").exists() and (tmp_path / "public/_headers").exists()
    published = {path.name for path in (tmp_path / "public").iterdir()}
    assert not published & {"deploy.sh", "nginx.conf", "Dockerfile", "netlify.toml", "wrangler.toml"}


NAMES = ["docs", "my docs", "it's: a #1"]


@pytest.mark.parametrize("name", NAMES)
def test_projects_in_a_folder_of_a_repository(run, tmp_path, path_with_program, name):
    """Each file is where its host looks, and the commands in it run there."""
    top, folder = tmp_path / "repository", tmp_path / "repository" / name
    folder.mkdir(parents=True)
    (top / ".git").mkdir()
    (folder / "README.md").write_text("# Notes\n")
    for host in HOSTS:
        run("init", name, "--deploy", host, cwd=top)
    environment = {**os.environ, "PATH": path_with_program, "CI_PAGES_URL": "https://a.gitlab.io/b"}
    workflow = read_yaml((top / ".github/workflows/site.yml").read_text())
    jsonschema.validate(workflow, WORKFLOW)
    for job, inputs in (("check", {"deploy": "false"}), ("publish", {})):
        assert workflow["jobs"][job]["steps"][1]["with"] == {"path": name, "output": f"{name}/public", **inputs}
    pipeline = read_yaml((top / ".gitlab-ci.yml").read_text())
    netlify, cloudflare = (tomllib.loads((top / file).read_text()) for file in ("netlify.toml", "wrangler.toml"))
    assert netlify["build"]["publish"] == cloudflare["pages_build_output_dir"] == f"{name}/public"
    built = re.search(r"the build command is: (.*)", (top / "wrangler.toml").read_text())[1]
    assert built == netlify["build"]["command"]
    image = [command for step, command in instructions(top / "Dockerfile") if step == "RUN"][-1]
    for command in [*pipeline["check"]["script"], *pipeline["pages"]["script"], built, image.replace("/public", " public")]:
        subprocess.run(["sh", "-c", command], cwd=top, env=environment, check=True)
    assert (top / "public/404.html").exists() and (folder / "public/404.html").exists()
    assert (top / ".dockerignore").read_text().startswith(f"{name}/public/\n")


def test_github(run, tmp_path):
    workflow = read_yaml((project(run, tmp_path, "github") / ".github/workflows/site.yml").read_text())
    jsonschema.validate(workflow, WORKFLOW)
    check, publish = workflow["jobs"]["check"], workflow["jobs"]["publish"]
    version = run("--version").stdout.split()[0]
    for job in (check, publish):
        assert [step["uses"] for step in job["steps"]] == ["actions/checkout@v4", f"tablesite/tablesite@v{version}"]
    # The environment of Pages lets only the default branch in: what is checked must not ask for it.
    assert "environment" not in check and check["steps"][1]["with"] == {"deploy": "false"}
    assert publish["environment"] == {"name": "github-pages"}
    assert workflow["permissions"] == {"contents": "read"} and "permissions" not in check
    assert publish["permissions"] == {"contents": "read", "pages": "write", "id-token": "write"}
    # One of them runs, whatever happened.
    is_default = "github.ref_name {} github.event.repository.default_branch"
    assert check["if"] == f"github.event_name != 'push' || {is_default.format('!=')}"
    assert publish["if"] == f"github.event_name == 'push' && {is_default.format('==')}"


def test_workflows_and_the_action_of_the_project():
    for file in (ROOT / ".github/workflows").glob("*.yml"):
        jsonschema.validate(read_yaml(file.read_text()), WORKFLOW)
    action = read_yaml((ROOT / "action.yml").read_text())
    jsonschema.validate(action, ACTION)
    used = set(re.findall(r"inputs\.([\w-]+)", (ROOT / "action.yml").read_text()))
    assert used == set(action["inputs"])


def test_the_workflow_calls_scripts_that_are_there():
    text = (ROOT / ".github/workflows/release.yml").read_text()
    scripts = re.findall(r"Scripts/[\w./-]+", text)
    assert len(scripts) >= 4
    for script in scripts:
        assert (ROOT / script).exists(), script


def test_gitlab(run, tmp_path, path_with_program):
    folder = project(run, tmp_path, "gitlab")
    pipeline = read_yaml((folder / ".gitlab-ci.yml").read_text())
    assert set(pipeline) == {"image", "default", "check", "pages"}
    for name in ("check", "pages"):
        assert set(pipeline[name]) <= {"script", "artifacts", "rules"}
        for command in pipeline["default"]["before_script"] + pipeline[name]["script"]:
            environment = {**os.environ, "PATH": path_with_program, "CI_PAGES_URL": "https://a.gitlab.io/b"}
            subprocess.run(["sh", "-c", command], cwd=folder, env=environment, check=True)
    assert pipeline["pages"]["artifacts"]["paths"] == ["public"]
    assert "https://a.gitlab.io/b" in (folder / "public/sitemap.xml").read_text()
    assert (folder / pipeline["check"]["artifacts"]["reports"]["codequality"]).read_text() == "[]\n"
    version = run("--version").stdout.split()[0]
    assert f"pip install --quiet tablesite=={version}" in (tmp_path / "asked").read_text()


def header_rules(text):
    """The form of `_headers`: a pattern at the start of a line, headers below it."""
    rules, current = {}, None
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            current = rules.setdefault(line.strip(), {})
        elif not line.strip().startswith("! "):
            name, value = line.strip().split(": ", 1)
            current[name] = value
    return rules


def test_cloudflare(run, tmp_path, path_with_program):
    folder = project(run, tmp_path, "cloudflare")
    settings = tomllib.loads((folder / "wrangler.toml").read_text())
    assert settings["pages_build_output_dir"] == "public"
    command = re.search(r"the build command is: (.*)", (folder / "wrangler.toml").read_text())[1]
    subprocess.run(["sh", "-c", command], cwd=folder, env={**os.environ, "PATH": path_with_program}, check=True)
    assert (folder / "public/404.html").exists()
    rules = header_rules((folder / "public/_headers").read_text())
    assert list(rules["/*"]) == HEADERS
    assert "unsafe" not in rules["/*"]["Content-Security-Policy"]


def test_netlify(run, tmp_path, path_with_program):
    folder = project(run, tmp_path, "netlify")
    settings = tomllib.loads((folder / "netlify.toml").read_text())
    assert set(settings) == {"build", "headers"}
    subprocess.run(["sh", "-c", settings["build"]["command"]], cwd=folder, env={**os.environ, "PATH": path_with_program}, check=True)
    assert (folder / settings["build"]["publish"] / "404.html").exists()
    assert [rule["for"] for rule in settings["headers"]] == ["/*", "/images/*"]
    assert list(settings["headers"][0]["values"]) == HEADERS


def instructions(file):
    """A Containerfile as instructions with their arguments."""
    parser = dockerfile_parse.DockerfileParser(fileobj=io.BytesIO(file.read_bytes()))
    return [(step["instruction"], step["value"]) for step in parser.structure if step["instruction"] != "COMMENT"]


KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "EXPOSE", "ENTRYPOINT", "CMD"}


def test_docker(run, tmp_path, path_with_program):
    folder = project(run, tmp_path, "docker")
    steps = instructions(folder / "Dockerfile")
    assert {name for name, _ in steps} <= KNOWN and steps[0][0] == "FROM"
    for name, command in steps:
        if name == "RUN":
            local = command.replace("/public", str(folder / "public"))
            subprocess.run(["sh", "-c", local], cwd=folder, env={**os.environ, "PATH": path_with_program}, check=True)
    for name, command in steps:
        if name == "COPY" and "--from" not in command:
            assert (folder / command.split()[0]).exists()
    assert (folder / "public/404.html").exists()


def test_the_server_of_the_container(run, tmp_path):
    """A parser of nginx's own language reads its settings."""
    folder = project(run, tmp_path, "docker")
    result = crossplane.parse(str(folder / "nginx.conf"), check_ctx=False)
    assert result["status"] == "ok", result["errors"]
    directives = result["config"][0]["parsed"]
    [server] = [directive["block"] for directive in directives if directive["directive"] == "server"]
    headers = [directive["args"] for directive in server if directive["directive"] == "add_header"]
    assert {name for name, *_ in headers} == set(HEADERS)
    assert ["404", "/404.html"] in [directive["args"] for directive in server if directive["directive"] == "error_page"]
    [places] = [directive for directive in server if directive["directive"] == "location"]
    hidden = re.compile(places["args"][1])
    assert hidden.search("/.tablesite/manifest") and not hidden.search("/.well-known/x") and not hidden.search("/a.html")


def test_rsync(run, tmp_path, path_with_program):
    folder = project(run, tmp_path, "rsync")
    subprocess.run(["sh", "-n", folder / "deploy.sh"], check=True)
    environment = {**os.environ, "PATH": path_with_program}
    environment.pop("DEPLOY_TO", None)
    assert subprocess.run(["sh", "deploy.sh"], cwd=folder, env=environment, capture_output=True, check=False).returncode != 0
    subprocess.run(["sh", "project/deploy.sh"], cwd=tmp_path, env={**environment, "DEPLOY_TO": "host:/www"}, check=True)
    asked = (tmp_path / "asked").read_text().splitlines()
    assert len(asked) == 2 and all(line.endswith("public/ host:/www/") for line in asked)
    assert "--delete" not in asked[0] and "--delete-after" in asked[1]


def test_the_containerfile_of_the_release():
    steps = instructions(ROOT / "Containerfile")
    assert steps[0] == ("FROM", "scratch") and {name for name, _ in steps} <= KNOWN
