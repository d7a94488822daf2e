import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { canSeal } from '../worker/in-worker.ts';
import { measureSealing, sampleMegabytes, type Measured } from './measure-sealing.ts';
import { keyTexts as texts } from './texts.ts';

/** Whether this browser seals, and how fast: tried before the day on which it must. */
export function EnvironmentSection() {
  const t = useText();
  const [measured, setMeasured] = useState<Measured | 'failed'>();
  const [percent, setPercent] = useState<number>();
  const isAble = canSeal();
  const handleMeasure = async () => {
    setMeasured(undefined);
    setPercent(0);
    setMeasured(await measureSealing(setPercent).catch(() => 'failed' as const));
    setPercent(undefined);
  };
  return (
    <Section title={t(texts.environment)} note={t(texts.environmentHelp, { size: sampleMegabytes })}>
      <ul className="seal-checks">
        <li>
          <span>https</span>
          <ToneTag tone={isAble ? 'green' : 'red'}>{t(isAble ? texts.passed : texts.notPassed)}</ToneTag>
        </li>
        {measured === 'failed' && (
          <li>
            <span>{t(texts.speed)}</span>
            <ToneTag tone="red">{t(texts.notPassed)}</ToneTag>
            <span>{t(texts.failed)}</span>
          </li>
        )}
        {measured && measured !== 'failed' && (
          <li>
            <span>{t(texts.speed)}</span>
            <ToneTag tone="green">{t(texts.passed)}</ToneTag>
            <span className="kit-number">
              {t(texts.sealedIn, { size: sampleMegabytes, seconds: (measured.ms / 1000).toFixed(1) })}
            </span>
          </li>
        )}
      </ul>
      {percent !== undefined && <Progress percent={percent} aria-label={t(texts.speed)} />}
      <Button disabled={!isAble} loading={percent !== undefined} onClick={() => void handleMeasure()}>
        {t(texts.check)}
      </Button>
    </Section>
  );
}
