import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleAll } from '../src/modules/index.ts';
import { createAuthenticator } from '../src/platform/access/index.ts';
import { createClock, openDatabase } from '../src/platform/db/index.ts';
import { createFiles } from '../src/platform/files/index.ts';
import type { Platform } from '../src/platform/module/index.ts';
import { quiet } from './database-url.ts';

/** The modules assembled, to look at what they mount; nothing connects before a first query. */
export function platformForTest(): Platform {
  const clock = createClock();
  const database = openDatabase({ appUrl: 'postgres://nobody@127.0.0.1:1/none', max: 1, clock, log: quiet });
  const secret = 'a secret that is long enough to be one';
  const files = createFiles({ folder: join(tmpdir(), 'zhaocai-none'), secret });
  const authenticator = createAuthenticator({ database, clock });
  return assembleAll({ database, clock, authenticator, files, secret, demo: false });
}
