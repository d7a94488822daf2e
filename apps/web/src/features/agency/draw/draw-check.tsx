import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import type { DrawAnswer } from '@zhaocai/model/agency/draw-endpoints';
import { drawChecks } from '@zhaocai/model/kit/verifiable-draw';
import { Alert } from 'antd';
import { useDrawFaults } from '../../../kit/draw/use-draw-faults.ts';
import { useText } from '../../../kit/text/language.ts';
import { drawTexts as texts } from '../texts.ts';

const named = {
  commits: texts.commits,
  candidateRoot: texts.candidateRoot,
  seed: texts.seed,
  order: texts.orderCheck,
} as const;

/** Reckons the draw again from its record, here in the browser. */
export function DrawCheck({ draw }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const faults = useDrawFaults(draw);
  const isSound = faults.length === 0;
  return (
    <>
      <Alert type={isSound ? 'success' : 'error'} showIcon title={t(isSound ? texts.sound : texts.unsound)} />
      <ChainCheck draw={draw} />
      <ul className="agency-checks">
        {drawChecks.map((check) => {
          const isRight = !faults.includes(check);
          return (
            <li key={check} className={isRight ? 'agency-ok' : 'agency-bad'}>
              {isRight ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
              {t(named[check])}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What the record is worth: the chain of the project has it from when it was done. */
function ChainCheck({ draw }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const differing = drawChecks.filter((check) => draw.recordFaults.includes(check));
  if (differing.length === 0) return <Alert type="success" showIcon title={t(texts.asRecorded)} />;
  const checks = differing.map((check) => t(named[check])).join('、');
  return <Alert type="error" showIcon title={t(texts.forged, { checks })} />;
}
