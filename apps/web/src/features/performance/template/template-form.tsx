import { judgeItemFields, judgeLevelFields, judgeTemplate } from '@zhaocai/model/performance/judge-template';
import { sumOfPoints } from '@zhaocai/model/performance/judged-score';
import type { JudgeTemplateItem, JudgeTemplateLevel } from '@zhaocai/model/performance/template-endpoints';
import { Form } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { LineTable } from '../../../kit/line-table/line-table.tsx';
import { filledLines, lineInput, lineOf, type LineColumns, type Lines } from '../../../kit/line-table/lines.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { performanceTexts as texts } from '../texts.ts';

/** What is sent beside the fields: lines in which nothing was typed are none. */
export interface TemplateLines {
  readonly items: readonly object[];
  readonly levels: readonly object[];
}

export interface TemplateFormProps {
  readonly row: FormValues | undefined;
  readonly items: readonly JudgeTemplateItem[];
  readonly levels: readonly JudgeTemplateLevel[];
  /** True when it was stored. */
  readonly onSubmit: (values: FormValues, lines: TemplateLines) => Promise<boolean>;
  readonly onCancel: () => void;
}

const { itemName, maxScore, weight, scoreWay, standard } = judgeItemFields;
const itemColumns: LineColumns = [
  { name: 'itemName', field: itemName, width: '22%' },
  { name: 'maxScore', field: maxScore, width: '92px' },
  { name: 'weight', field: weight, width: '104px' },
  { name: 'scoreWay', field: scoreWay, width: '120px' },
  { name: 'standard', field: standard },
];
const levelColumns: LineColumns = Object.entries(judgeLevelFields).map(([name, field]) => ({ name, field }));

/** A template with its items and levels in one form; what was typed stays when it is refused, and through a reload. */
export function TemplateForm({ row, items, levels, onSubmit, onCancel }: TemplateFormProps) {
  const t = useText();
  const first = useMemo(
    () => ({
      items: items.length === 0 ? [blankItem()] : items.map((item) => lineOf(itemColumns, item)),
      levels: levels.map((level) => lineOf(levelColumns, level)),
    }),
    [items, levels],
  );
  const latest = useRef(first);
  const handleItems = useCallback((lines: Lines) => {
    latest.current = { ...latest.current, items: [...lines] };
  }, []);
  const handleLevels = useCallback((lines: Lines) => {
    latest.current = { ...latest.current, levels: [...lines] };
  }, []);
  const linesNow = (): TemplateLines => ({
    items: inputsOf(itemColumns, latest.current.items.filter(isBegun)),
    levels: inputsOf(levelColumns, latest.current.levels),
  });
  return (
    <ResourceForm
      fields={judgeTemplate.fields}
      {...(row && { row })}
      initial={{ itemLines: first.items, levelLines: first.levels }}
      submitText={t(texts.saveTemplate)}
      onSubmit={(values) => onSubmit(values, linesNow())}
      onCancel={onCancel}
    >
      <div className="kit-form-wide">
        <h2 className="performance-subtitle">{t(texts.items)}</h2>
        <p className="performance-hint">{t(texts.itemsHelp)}</p>
        <Form.Item name="itemLines" noStyle>
          <LinesField name="itemLines" columns={itemColumns} onLines={handleItems} />
        </Form.Item>
        <SumLine />
        <h2 className="performance-subtitle">{t(texts.levels)}</h2>
        <p className="performance-hint">{t(texts.levelsHelp)}</p>
        <Form.Item name="levelLines" noStyle>
          <LinesField name="levelLines" columns={levelColumns} onLines={handleLevels} />
        </Form.Item>
      </div>
    </ResourceForm>
  );
}

const blankItem = () => lineOf(itemColumns, { scoreWay: judgeItemFields.scoreWay.initial });

/** A way of scoring alone is no item yet. */
function isBegun({ cells }: Lines[number]): boolean {
  return itemColumns.some(({ name }) => name !== 'scoreWay' && (cells[name] ?? '').trim() !== '');
}

/** What was left empty is sent as nothing said: the server says which line lacks what. */
function inputsOf(columns: LineColumns, lines: Lines): object[] {
  return filledLines(columns, lines).map(({ cells }) => {
    const given = Object.entries(lineInput(columns, { key: '', cells }));
    return Object.fromEntries(given.map(([name, value]) => [name, value ?? unsaid[name]]));
  });
}

const unsaid: Readonly<Record<string, string>> = {
  itemName: '',
  maxScore: '0',
  scoreWay: String(judgeItemFields.scoreWay.initial),
  standard: '',
  level: '0',
  from: '0',
  to: '0',
};

interface LinesFieldProps {
  readonly name: 'itemLines' | 'levelLines';
  readonly columns: LineColumns;
  /** Told of what stands there, typed or restored. */
  readonly onLines: (lines: Lines) => void;
  /** Both given by the form. */
  readonly value?: Lines;
  readonly onChange?: (lines: Lines) => void;
}

const noLines: Lines = [];

/** Lines as a field of the form around them. */
function LinesField({ name, columns, onLines, value = noLines, onChange }: LinesFieldProps) {
  const form = Form.useFormInstance();
  useEffect(() => onLines(value), [onLines, value]);
  // The form's own, not the drawn ones: two edits may follow each other before it is drawn again.
  const handleEdit = (edit: (lines: Lines) => Lines) => onChange?.(edit(form.getFieldValue(name) as Lines));
  return <LineTable columns={columns} lines={value} onChange={handleEdit} />;
}

/** Whether points or weights are a hundred, as they are typed. */
function SumLine() {
  const t = useText();
  const form = Form.useFormInstance();
  const lines = (Form.useWatch('itemLines', form) ?? []) as Lines;
  const begun = lines.filter(isBegun);
  const isWeighted = begun.some(({ cells }) => (cells.weight ?? '').trim() !== '');
  const sum = sumOfPoints(begun.map(({ cells }) => amountOf(isWeighted ? cells.weight : cells.maxScore)));
  const isFull = sum === '100.00';
  return (
    <div className="performance-sum" role="status">
      <strong className={isFull ? 'performance-sum-right' : 'performance-sum-wrong'}>
        {t(isWeighted ? texts.weightsSum : texts.pointsSum, { sum })}
      </strong>
      {isFull && <span>{t(texts.isFull)}</span>}
    </div>
  );
}

/** What cannot be read counts nothing until it can. */
function amountOf(text = ''): string {
  return /^\d{1,6}(\.\d{1,6})?$/.test(text.trim()) ? text.trim() : '0';
}
