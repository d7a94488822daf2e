import { TOTP } from 'otpauth';
import { parseInstant } from '../src/platform/db/index.ts';
import type { SessionApp } from './session-app.ts';

/** What an authenticator with this key shows at this time. */
export function codeAt(key: string, now: string): string {
  return new TOTP({ secret: key, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: parseInstant(now) });
}

/** The authenticator and the recovery codes of a person who has just enrolled; the clock goes on to an unused code. */
export async function enrolTotp(app: SessionApp, token: string) {
  const { data: started } = (await app.call('POST /api/blade-user/second-factors/totp/start', { token })).json<{
    data: { key: string; uri: string };
  }>();
  const code = () => codeAt(started.key, app.clock.now());
  const body = { passcode: code() };
  const answer = await app.call('POST /api/blade-user/second-factors/totp/confirm', { token, body });
  const { recoveryCodes } = answer.json<{ data: { recoveryCodes: string[] } }>().data;
  app.clock.advance({ minutes: 1 });
  return { ...started, recoveryCodes, code };
}
