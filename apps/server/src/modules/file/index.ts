import { tenantParts } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import { signingKeyBox } from './sign/key-box.ts';
import { fileRoutes } from './routes.ts';
import { tellFileSpace } from './tell-file-space.ts';

export { signingKeyBox } from './sign/key-box.ts';
export { createOfficeTokens } from './office/office-token.ts';
export { exposeWopi } from './office/wopi.ts';

/** Files: sending, fetching, looking at, signing. */
export const fileModule: Module = {
  name: 'file',
  tables: ['file_part_upload', 'file_part_finished', 'file_lock', 'person_file_book'],
  routes: fileRoutes,
  nightly: (platform) =>
    tenantParts(platform, 'bytes of removed files', (tenantId) =>
      platform.files.purge({ database: platform.database, tenantId, now: platform.clock.now() }),
    ),
  tasks: (platform) => ({
    tellFileSpace: ({ tenantId = '' }) => tellFileSpace(platform, tenantId),
    incomingFiles: async () => void (await platform.files.sweepIncoming()),
  }),
  crontab: ['41 * * * * incomingFiles ?jobKey=incomingFiles'],
  sealed: (secret) => [sealedColumn(signingKeyBox(secret), { table: 'sign_certificate', column: 'sealed_p12' })],
};
