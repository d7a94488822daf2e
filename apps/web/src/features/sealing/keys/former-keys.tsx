import { sealKeyLifecycle } from '@zhaocai/model/sealing/seal-key';
import type { OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { keyTexts as texts } from './texts.ts';
import { useKeyFile } from './use-key-file.ts';

interface FormerKeysProps {
  readonly keys: readonly OwnSealKey[];
  readonly kind: string;
  readonly isAble: boolean;
  readonly onTest: (key: OwnSealKey) => void;
}

/** What was sealed to them still opens with them. */
export function FormerKeys({ keys, kind, isAble, onTest }: FormerKeysProps) {
  const t = useText();
  const saveKeyFile = useKeyFile();
  return (
    <div className="seal-former">
      <h3>{t(texts.former)}</h3>
      <ul aria-label={`${kind}：${t(texts.former)}`}>
        {keys.map((key) => (
          <li key={key.id}>
            <ChoiceTag choices={sealKeyLifecycle.choices} value={key.keyStatus} />
            <span className="kit-number">
              {shownInstant(key.createTime)} – {key.endTime ? shownInstant(key.endTime) : ''}
            </span>
            <code title={key.publicKey}>{key.publicKey}</code>
            <span className="seal-former-actions">
              <Button size="small" onClick={() => saveKeyFile(key)}>
                {t(texts.downloadShort)}
              </Button>
              {isAble && (
                <Button size="small" onClick={() => onTest(key)}>
                  {t(texts.test)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
