package import SiteStages
package import SiteModel
package import TableModel

/// What became of the addresses that were published, and on demand all that there are now.
package func checkLock(
    of site: Site, _ redirects: [Redirect], configuration: SiteConfiguration, prefix: String,
    options: BuildOptions
) -> Checked<SiteAddresses> {
    var addresses = Checked(SiteAddresses())
    if options.collectsAddresses { addresses.value.current = site.publishedAddresses(redirects) }
    guard let file = configuration.lock else { return addresses }
    let lock = SiteLock.read(file.bytes, path: file.path)
    let check = LockCheck(lock.value, site: site, redirects: redirects, prefix: prefix)
    addresses.value.vanished = check.vanished
    addresses.diagnostics = lock.diagnostics + check.diagnostics
    return addresses
}
