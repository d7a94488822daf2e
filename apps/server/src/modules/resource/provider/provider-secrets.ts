import { secretMask } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';

/** The secrets of a provider, under these names in every kind of one. */
const names = ['accessKey', 'secretKey'] as const;

/**
 * The secrets of a save as they are stored: a new one sealed; the mask, an empty field or none at all leaves the
 * stored one.
 */
export function sealedSecrets(box: SecretBox, values: Values, existing: Values | undefined): Values {
  return Object.fromEntries(
    names.map((name) => {
      const given = values[name];
      const stored = existing?.[name] ?? null;
      const isNew = typeof given === 'string' && given !== '' && given !== secretMask && given !== stored;
      return [name, isNew ? box.seal(given) : stored];
    }),
  );
}

/** A row as it may be shown: with the mask where there are secrets. */
export function masked<R extends Readonly<Record<string, unknown>>>(row: R, hasSecrets: boolean): R {
  return hasSecrets ? { ...row, ...Object.fromEntries(names.map((name) => [name, secretMask])) } : row;
}
