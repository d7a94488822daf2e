import './log.css';
import type { Entity } from '@zhaocai/model/kit/entity';
import type { Fields, RowOf } from '@zhaocai/model/kit/field';
import { Input } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { LogDrawer, type LogPart } from './log-drawer.tsx';
import { logTexts as texts } from './texts.ts';

export interface LogListProps<F extends Fields> {
  readonly entity: Entity<F>;
  readonly title: string;
  readonly columns: readonly (string | DataColumn<RowOf<F>>)[];
  /** The long texts of a detail, below its facts. */
  readonly parts: readonly LogPart[];
}

const platform = '000000';

/** A log: the list, and a drawer with all of a row. The platform may look into another tenant's. */
export function LogList<F extends Fields>({ entity, title, columns, parts }: LogListProps<F>) {
  const isPlatform = useSession(({ user }) => user?.tenantId === platform);
  const [tenantId, setTenantId] = useState('');
  const [opened, setOpened] = useState<RowOf<F>>();
  return (
    <>
      <ResourcePage
        entity={entity}
        title={title}
        columns={columns}
        onOpen={setOpened}
        fixedFilters={tenantId ? { tenantId } : undefined}
        toolbar={isPlatform && <TenantChoice onChange={setTenantId} />}
      />
      <LogDrawer entity={entity} parts={parts} row={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

/** A whole number or none: half a number finds nobody. */
function TenantChoice({ onChange }: { onChange: (tenantId: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const handleChange = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    setTyped(digits);
    if (digits.length === 6 || digits.length === 0) onChange(digits);
  };
  return (
    <Input
      className="log-tenant"
      aria-label={t(texts.tenant)}
      title={t(texts.tenantHelp)}
      placeholder={t(texts.tenantPlaceholder)}
      inputMode="numeric"
      allowClear
      value={typed}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}
