import type { OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { kindLabel } from './kind-label.ts';

/** Hands a key over as the file that the `age` program opens too: its secret, locked by the passphrase. */
export function useKeyFile(): (key: Pick<OwnSealKey, 'keyKind' | 'lockedSecret' | 'createTime'>) => void {
  const t = useText();
  const person = useSession((state) => state.user?.nickName) ?? '';
  return ({ keyKind, lockedSecret, createTime }) => {
    const kind = t(kindLabel(keyKind));
    const day = createTime.slice(0, 10).replaceAll('-', '');
    saveFile(new Blob([lockedSecret], { type: 'text/plain' }), `${kind}-${person}-${day}.age`);
  };
}
