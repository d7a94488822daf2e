import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named } from '../kit/named.ts';

/** What a key is for. */
export const sealKeyKind = named({
  opening: { value: 1, label: { zh: '开标密钥', en: 'Opening key' } },
  signing: { value: 2, label: { zh: '签名密钥', en: 'Signing key' } },
});

/** A person has one of each kind in use; what was sealed to a former one opens with that one. */
export const sealKeyLifecycle = lifecycle({
  field: 'keyStatus',
  states: {
    inUse: { value: 1, label: { zh: '使用中', en: 'In use' }, tone: 'green' },
    replaced: { value: 2, label: { zh: '已更换', en: 'Replaced' }, tone: 'grey' },
    lost: { value: 3, label: { zh: '已挂失', en: 'Reported lost' }, tone: 'red' },
  },
  actions: {
    replace: { from: ['inUse'], to: 'replaced', label: { zh: '更换密钥', en: 'Replace a key' } },
    lose: {
      from: ['inUse', 'replaced'],
      to: 'lost',
      label: { zh: '挂失密钥', en: 'Report a key lost' },
      danger: true,
    },
  },
});

/**
 * A person's key pair, made in his browser: its public half, and its secret only under his passphrase, which never leaves
 * him. Nobody here can open or sign with it.
 */
export const sealKey = entity({
  name: 'sealKey',
  table: 'seal_key',
  label: { zh: '密钥', en: 'Key' },
  path: '/api/bid-electronic/seal/key',
  verbs: {},
  menu: 'work',
  dataScoped: false,
  permanent: true,
  guards: { ux_seal_key_in_use: 'platform.stale' },
  lifecycle: sealKeyLifecycle,
  fields: {
    userId: { kind: 'ref', to: 'user', label: { zh: '所有人', en: 'Whose' }, required: true, readOnly: true },
    keyKind: {
      kind: 'choice',
      label: { zh: '类型', en: 'Kind' },
      choices: sealKeyKind.choices,
      required: true,
      readOnly: true,
    },
    publicKey: {
      kind: 'longText',
      label: { zh: '公钥', en: 'Public key' },
      maxLength: 3000,
      required: true,
      readOnly: true,
    },
    lockedSecret: {
      kind: 'longText',
      label: { zh: '口令加密的私钥', en: 'Secret under a passphrase' },
      maxLength: 20_000,
      required: true,
      readOnly: true,
    },
    keyStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'State' },
      choices: sealKeyLifecycle.choices,
      readOnly: true,
    },
    endTime: { kind: 'instant', label: { zh: '停用时间', en: 'Ended' }, readOnly: true },
  },
});

/** The key that somebody signs with now; null: he has none yet. */
export function signingKeyOf<K extends { readonly keyKind: number; readonly keyStatus: number }>(
  keys: readonly K[],
): K | null {
  const isInUse = ({ keyKind, keyStatus }: K) =>
    sealKeyKind.is(keyKind, 'signing') && sealKeyLifecycle.is(keyStatus, 'inUse');
  return keys.find(isInUse) ?? null;
}
