import { refuse, TurnRefused } from '../../platform/http/index.ts';

/** For `catch`: a flood answers «try again shortly», everything else stays what it was. */
export function refuseWithoutTurn(error: unknown): never {
  if (error instanceof TurnRefused) return refuse('platform.tooMany');
  throw error;
}
