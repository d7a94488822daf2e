import { sealKey, sealKeyKind, sealKeyLifecycle } from '@zhaocai/model/sealing/seal-key';
import { loseSealKey, type OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { FormerKeys } from './former-keys.tsx';
import { kindLabel } from './kind-label.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { TestKeyDialog } from './test-key-dialog.tsx';
import { keyTexts as texts } from './texts.ts';
import { useKeyFile } from './use-key-file.ts';

interface KeySectionProps {
  readonly keyKind: number;
  /** Of this kind, the newest first. */
  readonly keys: readonly OwnSealKey[];
  /** The browser has what making and testing need. */
  readonly isAble: boolean;
}

/** The key of a kind that is in use, those that were, and what may be done with them. */
export function KeySection({ keyKind, keys, isAble }: KeySectionProps) {
  const t = useText();
  const [isMaking, setMaking] = useState(false);
  const [tested, setTested] = useState<OwnSealKey>();
  const isSigning = sealKeyKind.is(keyKind, 'signing');
  const kind = t(kindLabel(keyKind));
  const current = keys.find(({ keyStatus }) => sealKeyLifecycle.is(keyStatus, 'inUse'));
  const former = keys.filter((key) => key !== current);
  return (
    <Section title={kind} note={isSigning && t(texts.signingExplain)}>
      {current ? (
        <CurrentKey current={current} isAble={isAble} onTest={setTested} onReplace={() => setMaking(true)} />
      ) : (
        <Empty
          title={t(texts.none, { kind })}
          help={t(isSigning ? texts.noneSigning : texts.noneOpening)}
          action={
            isAble && (
              <Button type={isSigning ? 'default' : 'primary'} onClick={() => setMaking(true)}>
                {t(texts.make, { kind })}
              </Button>
            )
          }
        />
      )}
      {former.length > 0 && <FormerKeys keys={former} kind={kind} isAble={isAble} onTest={setTested} />}
      {isMaking && <MakeKeyDialog keyKind={keyKind} kind={kind} former={current} onClose={() => setMaking(false)} />}
      {tested && <TestKeyDialog tested={tested} kind={kind} onClose={() => setTested(undefined)} />}
    </Section>
  );
}

interface CurrentKeyProps {
  readonly current: OwnSealKey;
  readonly isAble: boolean;
  readonly onTest: (key: OwnSealKey) => void;
  readonly onReplace: () => void;
}

function CurrentKey({ current, isAble, onTest, onReplace }: CurrentKeyProps) {
  const t = useText();
  const confirm = useConfirm();
  const saveKeyFile = useKeyFile();
  const losing = useCommand(loseSealKey, { success: texts.lost });
  const kind = t(kindLabel(current.keyKind));
  const handleLose = async () => {
    const question = { title: t(texts.loseTitle, { kind }), text: t(texts.loseHelp), ok: t(texts.lose) };
    if (await confirm({ ...question, isDangerous: true })) await losing.run({ id: current.id });
  };
  return (
    <>
      <DescriptionList
        facts={[
          {
            key: 'state',
            label: t(texts.state),
            value: <ChoiceTag choices={sealKeyLifecycle.choices} value={current.keyStatus} />,
          },
          {
            key: 'since',
            label: t(texts.since),
            value: <Instant at={current.createTime} />,
          },
          {
            key: 'publicKey',
            label: t(sealKey.fields.publicKey.label),
            value: <Copyable value={current.publicKey} />,
            isWide: true,
          },
        ]}
      />
      <div className="seal-actions">
        <Button onClick={() => saveKeyFile(current)}>{t(texts.download)}</Button>
        {isAble && <Button onClick={() => onTest(current)}>{t(texts.test)}</Button>}
        {isAble && <Button onClick={onReplace}>{t(texts.makeAnew)}</Button>}
        <Button danger loading={losing.isRunning} onClick={() => void handleLose()}>
          {t(texts.lose)}
        </Button>
      </div>
    </>
  );
}
