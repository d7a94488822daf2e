import type { Text } from '@zhaocai/model/kit/text';
import { sealKey, sealKeyKind } from '@zhaocai/model/sealing/seal-key';

/** What a key of this kind is called. */
export function kindLabel(keyKind: number): Text {
  return sealKeyKind.named(keyKind)?.label ?? sealKey.label;
}
