import { nodeType } from '@zhaocai/model/workflow/definition';
import {
  AuditOutlined,
  CheckCircleOutlined,
  FormOutlined,
  PlayCircleOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import { Handle, Position, type NodeProps } from '@xyflow/react';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { kindOfRow, sides, type Side, type Step, type StepKind } from '../drawing/graph.ts';
import { cutCorner, stepLabel } from '../drawing/step-label.ts';
import { designTexts, kindLabel } from '../texts.ts';
import { approverLine } from './approver-line.ts';
import { useMarks } from './design-store.ts';

const { code } = nodeType;
export const kindIcons: Readonly<Record<StepKind, ReactNode>> = {
  [code.start]: <PlayCircleOutlined />,
  [code.task]: <FormOutlined />,
  [code.approval]: <AuditOutlined />,
  [code.end]: <CheckCircleOutlined />,
  [code.decision]: <QuestionCircleOutlined />,
};

const decision = '50,1 99,50 50,99 1,50';
const cut = cutCorner * 100;
const flatDecision = `${cut},1 ${100 - cut},1 99,50 ${100 - cut},99 ${cut},99 1,50`;

const positions: Readonly<Record<Side, Position>> = {
  top: Position.Top,
  right: Position.Right,
  bottom: Position.Bottom,
  left: Position.Left,
};

/** A step on the canvas; drawn anew only when it itself has changed. */
export const StepNode = memo(function StepNode({ id, data, selected, width = 0, height = 0 }: NodeProps<Step>) {
  const t = useText();
  const marks = useMarks(id);
  const { row, isGuessed } = data;
  const kind = kindOfRow(row);
  const name = row.examine || t(kindLabel(kind));
  const summary = approverLine(row, t);
  const label = stepLabel({ kind, name, note: summary, size: { width, height } });
  const classes = `flow-step flow-step-${kind}${selected ? ' is-chosen' : ''}${label.isOutside ? ' is-outside' : ''}${marks}`;
  return (
    <div className={classes} title={summary ? `${name}\n${summary}` : name}>
      {nodeType.is(kind, 'decision') && (
        <svg className="flow-diamond" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <polygon points={label.isFlat ? flatDecision : decision} />
        </svg>
      )}
      {label.hasIcon && (
        <span className="flow-step-icon" aria-hidden>
          {kindIcons[kind]}
        </span>
      )}
      <span className="flow-step-words">
        {label.lines.map((line, index) => (
          <span key={index} className="flow-step-name">
            {line}
          </span>
        ))}
        {label.note && <span className="flow-step-note">{label.note}</span>}
      </span>
      {isGuessed && <span className="flow-step-badge">{t(designTexts.guessed)}</span>}
      {sides.map((side) => (
        <Handle key={side} id={side} type="source" position={positions[side]} />
      ))}
    </div>
  );
});
