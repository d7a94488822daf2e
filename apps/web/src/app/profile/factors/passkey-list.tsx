import { removePasskey, type OwnPasskey } from '@zhaocai/model/session/second-factor';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { factorTexts as texts } from './factor-texts.ts';

/** The newest first, each by the name that its owner gave it. */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly OwnPasskey[] }) {
  const t = useText();
  const confirm = useConfirm();
  const removing = useCommand(removePasskey, { success: texts.passkeyRemoved });
  if (passkeys.length === 0) return null;
  const handleRemove = async ({ id, name }: OwnPasskey) => {
    const question = { title: t(texts.removePasskeyTitle, { name }), text: t(texts.removePasskeyHelp) };
    if (await confirm({ ...question, ok: t(texts.removePasskey), isDangerous: true })) await removing.run({ id });
  };
  return (
    <ul className="profile-identities" aria-label={t(texts.passkey)}>
      {passkeys.map((one) => (
        <li key={one.id}>
          <div>
            <strong>{one.name}</strong>
            <small className="kit-number">
              {t(texts.passkeyFacts, {
                host: one.rpId,
                since: shownInstant(one.createTime),
                last: one.lastUsedTime ? shownInstant(one.lastUsedTime) : t(texts.neverUsed),
              })}
            </small>
          </div>
          <Button
            danger
            disabled={removing.isRunning}
            aria-label={t(texts.removePasskeyNamed, { name: one.name })}
            onClick={() => void handleRemove(one)}
          >
            {t(texts.removePasskey)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
