import type { Module } from '../../platform/module/index.ts';
import { createSecretBox, sealedColumn } from '../../platform/secrets/index.ts';
import { sessionRoutes } from './routes.ts';
import { totpBox } from './second-factor/factor-keys.ts';
import { sessionDeps } from './session-deps.ts';

export { clientSecretHash } from './client.ts';
export { demoPassword } from './common-password-words.ts';
export { hashInitialPassword, hashPassword, isPassword } from './password.ts';
export { accountRules } from './password/account-rules.ts';
export { demandPassword } from './password/judge-password.ts';
export { demandOwnWayIn } from './places/sign-in-places.ts';
export { randomPassword } from './password/random-password.ts';
export { md5Of } from './password/typed-password.ts';
export { totpBox } from './second-factor/factor-keys.ts';
export { sessionRoutes } from './routes.ts';
export { sessionDeps, type SessionDeps } from './session-deps.ts';

const factorTables = ['user_totp', 'recovery_code', 'passkey', 'spent_challenge'];

/** Signing in and out, here and elsewhere, and who one is. */
export const sessionModule: Module = {
  name: 'session',
  tables: ['session', 'session_token', 'login_failure', 'captcha', 'password_history', ...factorTables],
  routes: (platform) => sessionRoutes(sessionDeps(platform)),
  sealed(secret) {
    const box = createSecretBox(secret);
    return [
      sealedColumn(box, { table: 'identity_provider', column: 'client_secret' }),
      sealedColumn(box, { table: 'session_identity', column: 'sign_out_url', key: 'session_id' }),
      sealedColumn(totpBox(secret), { table: 'user_totp', column: 'secret', key: 'user_id' }),
    ];
  },
};
