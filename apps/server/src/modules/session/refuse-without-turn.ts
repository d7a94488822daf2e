import { refuse } from '../../platform/http/index.ts';
import { PasswordTurnRefused } from './password.ts';

/** For `catch`: a flood answers «try again shortly», everything else stays what it was. */
export function refuseWithoutTurn(error: unknown): never {
  if (error instanceof PasswordTurnRefused) return refuse('platform.tooMany');
  throw error;
}
