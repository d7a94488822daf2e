import { formPage, type FormRow } from '@zhaocai/model/form/design-endpoints';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listPageSizes, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { designPath } from '../paths.ts';
import { AddFormDialog } from './add-form-dialog.tsx';
import { formColumns } from './form-columns.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { formListTexts as texts } from './texts.ts';
import { useFormCommands } from './use-form-commands.ts';
import '../render/form.css';
import { formsExport } from '@zhaocai/model/form/form-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

/** The forms of a tenant: what is drawn, what is published, who fills them in. */
export function FormListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [{ filters, current, size }, change] = useListState();
  const [granted, setGranted] = useState<FormRow>();
  const [isAdding, setAdding] = useState(false);
  const { formName, category } = filters;
  const isEnabled = filters.isEnabled ? Number(filters.isEnabled) : undefined;
  const query = useEndpoint(formPage, { current, size, formName, category, isEnabled }, { keepPrevious: true });
  const commands = useFormCommands(setGranted);
  const set = (name: string, value: string | undefined) => {
    const { [name]: _former, ...others } = filters;
    change({ filters: value ? { ...others, [name]: value } : others });
  };
  const add = allowed('form_add') && allowed('form_edit') && (
    <Button type="primary" onClick={() => setAdding(true)}>
      {t(texts.add)}
    </Button>
  );
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        note={query.data && <span className="kit-count">{query.data.total}</span>}
        actions={
          <>
            <ListExportButton exported={formsExport} input={filters} />
            {add}
          </>
        }
      />
      <div className="form-search" role="search">
        <Input.Search
          key={formName}
          allowClear
          defaultValue={formName}
          placeholder={t(texts.search)}
          aria-label={t(texts.search)}
          onSearch={(name) => set('formName', name.trim())}
        />
        <Input.Search
          key={`category ${category}`}
          allowClear
          defaultValue={category}
          placeholder={t(texts.category)}
          aria-label={t(texts.category)}
          onSearch={(name) => set('category', name.trim())}
        />
        <Select
          allowClear
          aria-label={t(texts.enabled)}
          placeholder={t(texts.enabled)}
          value={filters.isEnabled}
          options={[
            { value: '1', label: t(texts.on) },
            { value: '0', label: t(texts.off) },
          ]}
          onChange={(value: string | undefined) => set('isEnabled', value)}
        />
      </div>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<FormRow>
          id="formDefinition"
          columns={formColumns({ t, maySwitch: allowed('form_edit'), onSwitch: commands.turn })}
          rows={query.data?.records ?? []}
          isLoading={query.isFetching && !query.data}
          actions={commands.actionsOf}
          onOpen={({ formId }) => void navigate(designPath(formId))}
          paging={{
            total: query.data?.total ?? 0,
            current,
            size,
            sizes: listPageSizes,
            onChange: (page, pageSize) => change(pageSize === size ? { current: page } : { size: pageSize }),
          }}
          empty={<Empty title={t(texts.none)} help={t(texts.noneHelp)} />}
        />
      )}
      {granted && <GrantDialog row={granted} onClose={() => setGranted(undefined)} />}
      {isAdding && <AddFormDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
