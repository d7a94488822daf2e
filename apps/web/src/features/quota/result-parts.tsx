import type { Entity, Fields, RowOf } from '@zhaocai/model';
import { readTrace } from '@zhaocai/model/kit/trace';
import { Alert } from 'antd';
import { cellValue, type DataColumn } from '../../kit/data-table/column.ts';
import { FieldValueView } from '../../kit/resource-form/field-value.tsx';
import { ReadDialog } from '../../kit/resource-page/read-dialog.tsx';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { TraceTree } from '../../kit/widgets/trace-tree.tsx';
import { quotaTexts as texts } from './texts.ts';

/** A result to read, with the way its number was made first. */
export function ResultDialog<F extends Fields>({
  entity,
  id,
  onClose,
}: {
  readonly entity: Entity<F>;
  readonly id: string | undefined;
  readonly onClose: () => void;
}) {
  const t = useText();
  const lead = (row: RowOf<F>) => {
    const trace = readTrace(cellValue(row, 'trace'));
    return (
      trace && (
        <Section title={t(texts.howMade)}>
          <TraceTree root={trace} />
        </Section>
      )
    );
  };
  return <ReadDialog entity={entity} id={id} onClose={onClose} lead={lead} />;
}

/** A number that says how it was made when it is clicked. */
export function tracedColumn<F extends Fields>(
  entity: Entity<F>,
  name: keyof F & string,
  onOpen: (row: RowOf<F>) => void,
): DataColumn<RowOf<F>> {
  const field = entity.fields[name];
  if (!field) throw new Error(`${entity.name} has no ${name}`);
  return {
    prop: name,
    label: field.label,
    width: 140,
    align: 'right',
    sortable: true,
    render: (row) => (
      <button type="button" className="kit-link" onClick={() => onOpen(row)}>
        <FieldValueView field={field} value={cellValue(row, name)} />
      </button>
    ),
  };
}

/** Units that a calculation had to leave out. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  const t = useText();
  if (warnings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      closable
      title={t(texts.warnings)}
      description={warnings.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    />
  );
}
