const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
};

const DURABLE = {
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  wal_compression: 'on',
};

/** Command line of the embedded server: no port, one Unix socket, settings for many short transactions. */
export function serverArguments(
  runFolder: string,
  options: { readonly mode?: 'durable' | 'fast'; readonly maxConnections?: number },
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: '5432',
    // A list: quoted, so that a comma in the path does not split it.
    unix_socket_directories: `"${runFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: `${runFolder}/hba.conf`,
    ident_file: `${runFolder}/ident.conf`,
    max_connections: String(options.maxConnections ?? 100),
    shared_buffers: options.mode === 'fast' ? '64MB' : '256MB',
    // Compiling plans costs more than our short queries.
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A session that forgot its transaction would hold locks and stop vacuum.
    idle_in_transaction_session_timeout: '60s',
    ...(options.mode === 'fast' ? FAST : DURABLE),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
