import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { drawChecks } from '@zhaocai/model/kit/verifiable-draw';
import { Alert } from 'antd';
import { useText } from '../text/language.ts';
import './draw.css';
import { drawTexts as texts } from './draw-texts.ts';
import { useDrawFaults, type ShownDraw } from './use-draw-faults.ts';

interface DrawCheckProps {
  readonly draw: ShownDraw;
  /** In what it differs from its evidence, as the server found. */
  readonly recordFaults: readonly string[];
}

/** Calculates a draw again from its record, here in the browser. */
export function DrawCheck({ draw, recordFaults }: DrawCheckProps) {
  const t = useText();
  const faults = useDrawFaults(draw);
  const isSound = faults.length === 0;
  return (
    <>
      <Alert type={isSound ? 'success' : 'error'} showIcon title={t(isSound ? texts.sound : texts.unsound)} />
      <ChainCheck recordFaults={recordFaults} />
      <ul className="draw-checks">
        {drawChecks.map((check) => {
          const isRight = !faults.includes(check);
          return (
            <li key={check} className={isRight ? 'draw-ok' : 'draw-bad'}>
              {isRight ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
              {t(texts[check])}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What the record is worth: the chain of the project has it from when it was done. */
export function ChainCheck({ recordFaults }: Pick<DrawCheckProps, 'recordFaults'>) {
  const t = useText();
  const differing = drawChecks.filter((check) => recordFaults.includes(check));
  if (differing.length === 0) return <Alert type="success" showIcon title={t(texts.asRecorded)} />;
  const checks = differing.map((check) => t(texts[check])).join('、');
  return <Alert type="error" showIcon title={t(texts.forged, { checks })} />;
}
