import { checkItemFields, evaluationStandard, scoreItemFields } from '@zhaocai/model/evaluation/evaluation-standard';
import { exact, rounded, sumOf } from '@zhaocai/model/evaluation/exact';
import type { standardsOfProject } from '@zhaocai/model/evaluation/standard-endpoints';
import { isScoredMethod } from '@zhaocai/model/evaluation/standard-rule';
import { lawRegime } from '@zhaocai/model/procedure/method';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Fields } from '@zhaocai/model/kit/field';
import { Button, Form } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { LineTable } from '../../../kit/line-table/line-table.tsx';
import { filledLines, lineInput, lineOf, type LineColumns, type Lines } from '../../../kit/line-table/lines.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { evaluationTexts as texts } from '../texts.ts';

/** The standards of a project with what the law says of them. */
export type Standards = EndpointOutput<typeof standardsOfProject>;

export interface StandardFormProps {
  readonly all: Standards;
  readonly one: Standards['packages'][number];
  /** True when it was stored. */
  readonly onSubmit: (values: FormValues) => Promise<boolean>;
  readonly onCancel: () => void;
}

const checkColumns: LineColumns = [
  { name: 'category', field: checkItemFields.category, width: '120px' },
  { name: 'name', field: checkItemFields.name, width: '26%' },
  { name: 'standard', field: checkItemFields.standard },
];
const itemColumns: LineColumns = [
  { name: 'category', field: scoreItemFields.category, width: '96px' },
  { name: 'name', field: scoreItemFields.name, width: '20%' },
  { name: 'scoreType', field: scoreItemFields.scoreType, width: '96px' },
  { name: 'maxScore', field: scoreItemFields.maxScore, width: '84px' },
  { name: 'minScore', field: scoreItemFields.minScore, width: '84px' },
  { name: 'step', field: scoreItemFields.step, width: '76px' },
  { name: 'naming', field: scoreItemFields.naming, width: '88px' },
  { name: 'standard', field: scoreItemFields.standard },
];
/** Chosen from the first moment: alone they are no line yet. */
const chosen = ['category', 'scoreType', 'minScore', 'naming'];

/** A standard in one form, with what the law lets it choose; what was typed stays when it is refused, and through a reload. */
export function StandardForm({ all, one, onSubmit, onCancel }: StandardFormProps) {
  const t = useText();
  const { standard } = one;
  const first = useMemo(
    () => ({
      checks: linesOf(checkColumns, standard?.checks ?? [{ category: 1 }, { category: 2 }]),
      items: linesOf(itemColumns, standard?.items ?? [{ category: 4, scoreType: 2, minScore: '0', naming: 1 }]),
    }),
    [standard],
  );
  const latest = useRef(first);
  const handleChecks = useCallback((checks: Lines) => {
    latest.current = { ...latest.current, checks: [...checks] };
  }, []);
  const handleItems = useCallback((items: Lines) => {
    latest.current = { ...latest.current, items: [...items] };
  }, []);
  const given = () => ({
    checks: inputsOf(checkColumns, latest.current.checks.filter(isBegun)),
    items: inputsOf(itemColumns, latest.current.items.filter(isBegun)),
  });
  return (
    <ResourceForm
      fields={fieldsFor(all)}
      {...(standard && { row: { ...standard } })}
      initial={{ ...(!standard && initialFor(all)), checkLines: first.checks, itemLines: first.items }}
      submitText={t(texts.saveStandard)}
      onSubmit={(values) => {
        const ofPrice = isScoredMethod(Number(values.evaluationMethod)) ? {} : { priceWeight: null, items: [] };
        return onSubmit({ ...values, ...given(), ...ofPrice });
      }}
      onCancel={onCancel}
    >
      <div className="kit-form-wide">
        <CopyButtons all={all} packageId={one.packageId} />
        <h2 className="evaluation-subtitle">{t(texts.checks)}</h2>
        <p className="evaluation-hint">{t(texts.checksHelp)}</p>
        <Form.Item name="checkLines" noStyle>
          <LinesField name="checkLines" columns={checkColumns} onLines={handleChecks} />
        </Form.Item>
        <ItemsPart all={all} onLines={handleItems} />
      </div>
    </ResourceForm>
  );
}

function linesOf(columns: LineColumns, rows: readonly object[]) {
  return rows.map((row) => lineOf(columns, row));
}

/** What was typed anywhere but in what is chosen from the start. */
function isBegun({ cells }: Lines[number]): boolean {
  return Object.entries(cells).some(([name, text]) => !chosen.includes(name) && text.trim() !== '');
}

/** What was left empty is sent as nothing said: the server says which line lacks what. */
function inputsOf(columns: LineColumns, lines: Lines): object[] {
  return filledLines(columns, lines).map(({ cells }) => {
    const entries = Object.entries(lineInput(columns, { key: '', cells }));
    return Object.fromEntries(entries.map(([name, value]) => [name, value ?? unsaid[name] ?? null]));
  });
}

const unsaid: Readonly<Record<string, string>> = {
  category: '0',
  name: '',
  scoreType: '0',
  maxScore: '0',
  minScore: '0',
  naming: '1',
};

/** The methods that the law allows; under the government procurement law what it leaves no choice of is not asked. */
function fieldsFor({ methods, lawRegime: law }: Standards): Fields {
  const {
    checks: _checks,
    items: _items,
    projectId: _project,
    packageId: _package,
    ...fields
  } = evaluationStandard.fields;
  const { evaluationMethod: method, benchmark, benchmarkPercent, aggregation, leaderRule, ...others } = fields;
  const choices = method.choices.filter(({ value }) => methods.includes(value));
  const asked = { evaluationMethod: { ...method, choices }, ...others };
  if (lawRegime.is(law, 'procurement')) return asked;
  return { ...asked, benchmark, benchmarkPercent, aggregation, leaderRule };
}

function initialFor({ methods, lawRegime: law }: Standards): FormValues {
  const isProcurement = lawRegime.is(law, 'procurement');
  return { evaluationMethod: methods[0], ...(!isProcurement && { benchmark: 1, aggregation: 1, leaderRule: 2 }) };
}

interface LinesFieldProps {
  readonly name: 'checkLines' | 'itemLines';
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

/** The scored items with what they come to; of a method that compares prices alone there are none. */
function ItemsPart({ all, onLines }: { readonly all: Standards; readonly onLines: (lines: Lines) => void }) {
  const t = useText();
  const form = Form.useFormInstance();
  const method: unknown = Form.useWatch('evaluationMethod', form) ?? form.getFieldValue('evaluationMethod');
  const scored = isScoredMethod(Number(method));
  return (
    <>
      <h2 className="evaluation-subtitle">{t(texts.items)}</h2>
      <p className="evaluation-hint">{t(scored ? texts.itemsHelp : texts.itemsNone)}</p>
      <div hidden={!scored}>
        <Form.Item name="itemLines" noStyle>
          <LinesField name="itemLines" columns={itemColumns} onLines={onLines} />
        </Form.Item>
        <SumLine all={all} />
        <p className="evaluation-hint">{t(texts.blindHelp)}</p>
      </div>
    </>
  );
}

/** Whether items and price are a hundred, as they are typed, and what the law says of the price. */
function SumLine({ all: { priceLeast, priceMost, priceArticle } }: { readonly all: Standards }) {
  const t = useText();
  const form = Form.useFormInstance();
  const lines = (Form.useWatch('itemLines', form) ?? []) as Lines;
  const price = amountOf(String(Form.useWatch('priceWeight', form) ?? ''));
  const items = rounded(sumOf(lines.filter(isBegun).map(({ cells }) => exact(amountOf(cells.maxScore)))));
  const sum = rounded(exact(items).add(exact(price)));
  const isFull = sum === '100.00';
  const least = priceLeast ?? '0';
  const range = priceMost ? t(texts.between, { least, most: priceMost }) : t(texts.atLeast, { least });
  return (
    <div className="evaluation-sum" role="status">
      <strong className={isFull ? 'evaluation-sum-right' : 'evaluation-sum-wrong'}>
        {t(texts.sum, { items, price, sum })}
      </strong>
      {isFull && <span>{t(texts.sumFull)}</span>}
      {priceArticle && <span className="kit-quiet">{t(texts.priceLaw, { range, article: priceArticle })}</span>}
    </div>
  );
}

/** What cannot be read counts nothing until it can. */
function amountOf(text = ''): string {
  return /^\d{1,6}(\.\d{1,6})?$/.test(text.trim()) ? text.trim() : '0';
}

/** Several packages are often evaluated alike. */
function CopyButtons({ all, packageId }: { readonly all: Standards; readonly packageId: string }) {
  const t = useText();
  const form = Form.useFormInstance();
  const others = all.packages.filter((one) => one.packageId !== packageId && one.standard !== null);
  const copy = ({ standard }: Standards['packages'][number]) => {
    if (!standard) return;
    const { id: _id, version: _version, checks, items, ...head } = standard;
    const known = Object.entries(head).filter(([name]) => name in fieldsFor(all));
    form.setFieldsValue({
      ...Object.fromEntries(known),
      checkLines: linesOf(checkColumns, checks),
      itemLines: linesOf(itemColumns, items),
    });
  };
  return others.map((one) => (
    <Button key={one.packageId} size="small" onClick={() => copy(one)}>
      {t(texts.copyFrom, { no: one.packageNo })}
    </Button>
  ));
}
