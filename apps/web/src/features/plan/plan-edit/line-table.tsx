import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { planDetail } from '@zhaocai/model/plan/plan';
import { planLineMoney } from '@zhaocai/model/plan/plan-sum';
import { Button, Input } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { cleanAmount, formatMoney } from '../../../kit/widgets/money.tsx';
import { planTexts as texts } from '../texts.ts';
import { blankLine, lineColumns, type LineColumn, type LineDraft } from './line-drafts.ts';
import '../plan.css';

export interface LineTableProps {
  readonly lines: readonly LineDraft[];
  readonly onChange: (lines: readonly LineDraft[]) => void;
  readonly disabled?: boolean;
}

const { fields } = planDetail;
const numeric: ReadonlySet<LineColumn> = new Set(['qty', 'price']);

/** The lines of a plan as they are typed, each with what it comes to. */
export function LineTable({ lines, onChange, disabled = false }: LineTableProps) {
  const t = useText();
  const put = (key: number, column: LineColumn, text: string) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, [column]: text } : line)));
  return (
    <div className="plan-lines-box">
      {lines.length === 0 ? (
        <p className="plan-hint">{t(texts.noLines)}</p>
      ) : (
        <div className="plan-lines-scroll">
          <table className="plan-lines plan-lines-typed">
            <LineHead />
            <tbody>
              {lines.map((line, row) => (
                <tr key={line.key}>
                  <td className="plan-line-no">{row + 1}</td>
                  {lineColumns.map((column) => (
                    <td key={column} data-label={t(fields[column].label)} className={`plan-line-${column}`}>
                      <Input
                        value={line[column]}
                        disabled={disabled}
                        aria-label={`${t(fields[column].label)} ${row + 1}`}
                        inputMode={numeric.has(column) ? 'decimal' : undefined}
                        maxLength={maxLengthOf(column)}
                        className={numeric.has(column) ? 'plan-number' : undefined}
                        onChange={({ target }) =>
                          put(line.key, column, numeric.has(column) ? (cleanAmount(target.value) ?? '') : target.value)
                        }
                      />
                    </td>
                  ))}
                  <td className="plan-number plan-line-money" data-label={t(fields.money.label)}>
                    {formatMoney(planLineMoney(line)) || '—'}
                  </td>
                  <td className="plan-line-remove">
                    <Button
                      type="text"
                      icon={<DeleteOutlined />}
                      disabled={disabled}
                      aria-label={t(texts.removeLine, { no: row + 1 })}
                      title={t(texts.removeLine, { no: row + 1 })}
                      onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        type="dashed"
        icon={<PlusOutlined />}
        disabled={disabled}
        onClick={() => onChange([...lines, blankLine()])}
      >
        {t(texts.addLine)}
      </Button>
    </div>
  );
}

function LineHead() {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">{t(texts.lineNo)}</th>
        {lineColumns.map((column) => (
          <th key={column} scope="col" className={numeric.has(column) ? 'plan-number' : undefined}>
            {'required' in fields[column] && <span className="plan-required">*</span>}
            {t(fields[column].label)}
          </th>
        ))}
        <th scope="col" className="plan-number">
          {t(fields.money.label)}
        </th>
        <td />
      </tr>
    </thead>
  );
}

function maxLengthOf(column: LineColumn): number {
  const field = fields[column];
  return 'maxLength' in field ? field.maxLength : 20;
}
