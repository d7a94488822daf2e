import { parseInstant } from '../../../platform/db/index.ts';
import { postOutside, type Posted } from '../../../platform/outside/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { signedHeaders } from './sign-webhook.ts';

export interface WebhookDeps {
  readonly box: SecretBox;
  /** STORAGE_PRIVATE_HOSTS */
  readonly privateHosts: readonly string[];
}

/** A subscription as it is stored. */
export interface Hook {
  readonly url: string;
  readonly sealedSecret: string | null;
  readonly sealedPrevious: string | null;
  readonly previousUntil: string | null;
}

export const hookColumns = `w.url, w.sealed_secret as "sealedSecret", w.sealed_previous as "sealedPrevious",
  w.previous_until as "previousUntil"`;

export interface Event {
  /** The same however often it is sent, so that a receiver knows it again. */
  readonly id: string;
  readonly type: string;
  readonly tenantId: string;
  /** The id of the row that it is about. */
  readonly subject: string | null;
  /** When it happened. */
  readonly at: string;
}

/** Posts an event once, signed for now. Nothing but what happened to which row: the rest is asked for by a key. */
export function sendEvent(
  { box, privateHosts }: WebhookDeps,
  { event, hook, now }: { readonly event: Event; readonly hook: Hook; readonly now: string },
): Promise<Posted> {
  const { id, type, tenantId, subject, at } = event;
  const timestamp = new Date(parseInstant(at)).toISOString();
  const body = JSON.stringify({ type, timestamp, data: { tenantId, id: subject } });
  const isPreviousGood = hook.sealedPrevious !== null && hook.previousUntil !== null && now < hook.previousUntil;
  const sealed = [hook.sealedSecret, isPreviousGood ? hook.sealedPrevious : null].filter((one) => one !== null);
  const secrets = sealed.map((one) => box.open(one));
  const message = { id, timestamp: Math.floor(parseInstant(now) / 1000), body };
  return postOutside({ url: hook.url, headers: signedHeaders(message, secrets), body, privateHosts });
}
