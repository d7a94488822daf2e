import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { everySecret, type Secret } from '../secrets/index.ts';
import { canonicalJson } from '@zhaocai/model';
import { isSignedBy, rootKeyOf } from './root-key.ts';

const lineShape = z.object({
  /** Ed25519, raw, base64url. */
  key: z.string(),
  /** `yyyy-MM-dd HH:mm:ss`: what was signed later by it does not count. */
  until: z.string(),
  signature: z.string(),
});

type Retired = z.infer<typeof lineShape>;

/** Says of earlier lines of the book of roots that they are ours, when SECRET has changed since. */
export interface RetiredKeys {
  isSigned(text: string, by: { readonly signature: string; readonly at: string }): boolean;
  /** Writes down, under the current key, that the keys of earlier SECRETs were ours until now; once for each. */
  vouch(now: string): void;
  /** The keys that the current one vouches for, with until when they were ours. */
  trusted(): readonly Pick<Retired, 'key' | 'until'>[];
}

/**
 * `keys.ndjson` beside the book: a line a key, signed by a key that came after it. So the former SECRET can be thrown
 * away, and whoever finds it later signs nothing that counts.
 */
export function retiredKeys({ folder, secret }: { readonly folder: string; readonly secret: Secret }): RetiredKeys {
  const [current, ...previous] = everySecret(secret).map(rootKeyOf);
  if (!current) throw new Error('no secret');
  const path = join(folder, 'keys.ndjson');
  let lines = readLines(path);

  function isSigned(text: string, { signature, at }: { signature: string; at: string }): boolean {
    if (current?.isSigned(text, signature)) return true;
    const trusted = trustedLines(current?.publicKey ?? '', lines);
    const untold = previous.filter(({ publicKey }) => !trusted.some(({ key }) => key === publicKey));
    if (untold.some((key) => key.isSigned(text, signature))) return true;
    return trusted.some(({ key, until }) => at <= until && isSignedBy(key, text, signature));
  }

  function vouch(now: string): void {
    const told = trustedLines(current?.publicKey ?? '', lines);
    const untold = previous.filter(({ publicKey }) => !told.some(({ key }) => key === publicKey));
    if (untold.length === 0) return;
    const added = untold.map(({ publicKey: key }) => {
      const said = { key, until: now };
      return { ...said, signature: current?.sign(canonicalJson(said)) ?? '' };
    });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const text = added.map((line) => `${canonicalJson(line)}\n`).join('');
    writeFileSync(path, text, { flag: 'a', mode: 0o600, flush: true });
    lines = readLines(path);
  }

  const trusted = () => trustedLines(current?.publicKey ?? '', lines).map(({ key, until }) => ({ key, until }));

  return { isSigned, vouch, trusted };
}

/** Those that the current key vouches for, directly or through one that it vouches for. */
function trustedLines(current: string, lines: readonly Retired[]): Retired[] {
  const trusted: Retired[] = [];
  const keys = [current];
  for (const key of keys) {
    const byKey = lines.filter(
      (line) =>
        !trusted.includes(line) && isSignedBy(key, canonicalJson({ key: line.key, until: line.until }), line.signature),
    );
    trusted.push(...byKey);
    keys.push(...byKey.map((line) => line.key));
  }
  return trusted;
}

function readLines(path: string): Retired[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').flatMap(lineOrNothing);
}

/** What a crash cut short is no line. */
function lineOrNothing(text: string): Retired[] {
  try {
    return [lineShape.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
