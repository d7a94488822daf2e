import { createServer } from 'node:net';
import { type Env, SettingError } from '../env.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program 端口已被占用',
  EACCES: 'may not be opened by this account 无权监听该端口',
  EADDRNOTAVAIL: 'is not an address of this machine 不是本机地址',
  ENOTFOUND: 'is not known 无法解析',
};

/** Said before anything is started, in one line that names the setting. */
export function requireFreePort({ host, port }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      reject(reason ? new SettingError(`HOST ${host}, PORT ${port} ${reason}.`) : error);
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
