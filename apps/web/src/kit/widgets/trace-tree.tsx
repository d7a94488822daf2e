import './trace-tree.css';
import type { TraceNode } from '@zhaocai/model/kit/trace';
import type { Text } from '@zhaocai/model/kit/text';
import { squareMetres } from '@zhaocai/model/kit/units';
import { useText } from '../text/language.ts';

const units: Readonly<Record<NonNullable<TraceNode['unit']>, Text>> = {
  area: squareMetres,
  yuan: { zh: '元', en: 'yuan' },
  percent: { zh: '%', en: '%' },
};

/** How a number was made: each line its value and its sum in figures, what it was made of below it. */
export function TraceTree({ root }: { root: TraceNode }) {
  return (
    <ul className="kit-trace">
      <TraceLine node={root} />
    </ul>
  );
}

function TraceLine({ node }: { node: TraceNode }) {
  const t = useText();
  const { label, value, unit, expression, children } = node;
  return (
    <li>
      <div className="kit-trace-line">
        <span>{t(label)}</span>
        {value !== undefined && (
          <span className="kit-trace-value">
            {value}
            {unit && <span className="kit-unit">{t(units[unit])}</span>}
          </span>
        )}
        {expression && <span className="kit-trace-how">= {expression}</span>}
      </div>
      {children && (
        <ul>
          {children.map((child, index) => (
            <TraceLine key={`${child.label.en}-${index}`} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
