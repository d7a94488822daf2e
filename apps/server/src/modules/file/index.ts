import type { Module } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import { signingKeyBox } from './sign/key-box.ts';
import { fileRoutes } from './routes.ts';

export { signingKeyBox } from './sign/key-box.ts';
export { createOfficeTokens } from './office/office-token.ts';
export { exposeWopi } from './office/wopi.ts';

/** Files: sending, fetching, looking at, signing. */
export const fileModule: Module = {
  name: 'file',
  tables: ['file_part_upload', 'file_lock'],
  routes: fileRoutes,
  sealed: (secret) => [sealedColumn(signingKeyBox(secret), { table: 'sign_certificate', column: 'sealed_p12' })],
};
