import { resource } from '@zhaocai/model/kit/resource';
import type { Entity } from '@zhaocai/model/kit/entity';
import type { Fields, RowOf } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import { cellValue } from '../../kit/data-table/column.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { FieldValueView } from '../../kit/resource-form/field-value.tsx';
import { useCompact } from '../../kit/screen/use-compact.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { DescriptionList, type Fact } from '../../kit/widgets/description-list.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { useLastShown } from '../../kit/widgets/use-last-shown.ts';
import { Drawer } from '../../kit/widgets/drawer.tsx';
import { CodeBlock } from './code-block.tsx';
import { logTexts as texts } from './texts.ts';

/** A long text of a row, in a block of its own. */
export interface LogPart {
  readonly field: string;
  readonly label: Text;
  /** Said where it is empty. */
  readonly empty?: Text;
}

interface LogDrawerProps<F extends Fields> {
  readonly entity: Entity<F>;
  readonly parts: readonly LogPart[];
  readonly row: RowOf<F> | undefined;
  readonly onClose: () => void;
}

/** All of one row: the facts, then the parameters, the stack. */
export function LogDrawer<F extends Fields>({ entity, parts, row, onClose }: LogDrawerProps<F>) {
  const t = useText();
  const isPhone = useCompact();
  const last = useLastShown(row);
  return (
    <Drawer
      open={row !== undefined}
      title={t(entity.label)}
      size={isPhone ? '100%' : 720}
      onClose={onClose}
      extra={<Button onClick={onClose}>{t(texts.close)}</Button>}
      closable={false}
    >
      {last && <Detail entity={entity} parts={parts} row={last} />}
    </Drawer>
  );
}

function Detail<F extends Fields>({
  entity,
  parts,
  row,
}: {
  entity: Entity<F>;
  parts: readonly LogPart[];
  row: RowOf<F>;
}) {
  const endpoint = resource(entity).detail;
  if (!endpoint) throw new Error(`${entity.name} has no detail`);
  // Its time says in which month it lies, its tenant in whose log.
  const key = { id: row.id, createTime: row.createTime, tenantId: row.tenantId };
  const query = useEndpoint(endpoint, key, { staleMs: Infinity });
  return (
    <Loaded query={query}>
      {(full) => (
        <>
          <Facts entity={entity} parts={parts} row={full} />
          {parts.map((part) => (
            <CodeBlock key={part.field} label={part.label} empty={part.empty} value={cellValue(full, part.field)} />
          ))}
        </>
      )}
    </Loaded>
  );
}

/** Numbers that people quote are copied by a click. */
const copied = new Set(['requestId', 'requestUri']);

function Facts<F extends Fields>({
  entity,
  parts,
  row,
}: {
  entity: Entity<F>;
  parts: readonly LogPart[];
  row: RowOf<F>;
}) {
  const t = useText();
  const language = useLanguage();
  const hidden = new Set([...parts.map(({ field }) => field), language === 'en' ? 'title' : 'titleEn']);
  const facts: Fact[] = Object.entries<Fields[string]>(entity.fields)
    .filter(([name, field]) => !hidden.has(name) && !field.secret && cellValue(row, name) !== null)
    .map(([name, field]) => {
      const value = cellValue(row, name);
      return {
        key: name,
        label: t(name === 'titleEn' ? (entity.fields.title?.label ?? field.label) : field.label),
        value: copied.has(name) ? <Copyable value={String(value)} /> : <FieldValueView field={field} value={value} />,
        isWide: ['message', 'userAgent', 'requestUri', 'requestId', 'fileName'].includes(name),
      };
    });
  const time = { key: 'createTime', label: t(texts.time), value: <time className="kit-number">{row.createTime}</time> };
  return <DescriptionList facts={[time, ...facts]} />;
}
