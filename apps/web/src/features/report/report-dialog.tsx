import { resource } from '@zhaocai/model/kit/resource';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { report, saveReport } from '@zhaocai/model/report/report';
import { queriesOf, reportQueries, reportQuery } from '@zhaocai/model/report/report-queries';
import type { TenantKind } from '@zhaocai/model/kit/menu';
import { tenantKindNames } from '@zhaocai/model/tenancy/tenant';
import { tenantBase } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Form, Select } from 'antd';
import { useRef, type Ref } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { FieldWidget } from '../../kit/resource-form/field-widget.tsx';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../kit/resource-form/resource-form.tsx';
import type { RowTask } from '../../kit/resource-page/row-task.ts';
import { useText } from '../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { reportTexts as texts } from './texts.ts';

const { detail } = resource(report);

/** Part of the form's values and of its check, but drawn by this screen itself. */
const drawnHere = <F extends Field>(field: F): F => ({ ...field, secret: true });

const { queryName, parameters, ...plain } = report.fields;
const fields: Fields = { ...plain, queryName: drawnHere(queryName), parameters: drawnHere(parameters) };

export interface ReportDialogProps {
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
}

/** A report to make or to change: one of our queries, its parameters, its chart, and who may see it. */
export function ReportDialog({ task, onClose }: ReportDialogProps) {
  const t = useText();
  const handle = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={task !== undefined}
      title={t(report.label)}
      width={administrationWidth}
      onClose={() => handle.current?.cancel()}
    >
      {task?.kind === 'add' && <ReportForm handle={handle} onClose={onClose} />}
      {task?.kind === 'edit' && <StoredForm id={task.id} handle={handle} onClose={onClose} />}
    </Dialog>
  );
}

interface ReportFormProps {
  readonly handle: Ref<ResourceFormHandle>;
  readonly row?: FormValues;
  readonly onClose: () => void;
}

function StoredForm({ id, ...props }: ReportFormProps & { id: string }) {
  const query = useEndpoint(detail, { id });
  return <Loaded query={query}>{(row) => <ReportForm {...props} row={{ ...row }} />}</Loaded>;
}

function ReportForm({ handle, row, onClose }: ReportFormProps) {
  const command = useCommand(saveReport, { success: row ? texts.updated : texts.added });
  return (
    <ResourceForm
      ref={handle}
      fields={fields}
      row={row}
      initial={{ chart: 1, parameters: {} }}
      onCancel={onClose}
      onSubmit={async (values) => {
        const answer = await command.run(values);
        if (answer) onClose();
        return answer !== undefined;
      }}
    >
      <QueryFields />
    </ResourceForm>
  );
}

const kindOf = (kind: string): TenantKind | undefined =>
  (Object.keys(tenantKindNames) as TenantKind[]).find((one) => one === kind);

/** The query, and below it what it is asked by. */
function QueryFields() {
  const t = useText();
  const form = Form.useFormInstance();
  const chosen = reportQuery(String(Form.useWatch('queryName', form) ?? ''));
  const tenant = useEndpoint(tenantBase, {}, { staleMs: 600_000 });
  const kind = kindOf(tenant.data?.kind ?? '');
  return (
    <>
      <Form.Item name="queryName" label={t(queryName.label)} required extra={chosen && t(chosen.help)}>
        <Select
          loading={tenant.isLoading}
          options={(kind ? queriesOf(kind) : []).map((name) => ({ value: name, label: t(reportQueries[name].label) }))}
          onChange={() => form.setFieldValue('parameters', {})}
        />
      </Form.Item>
      {Object.entries(chosen?.parameters ?? {}).map(([name, field]) => (
        <Form.Item
          key={name}
          name={['parameters', name]}
          label={t(texts.defaultConditions, { name: t(field.label) })}
          extra={chosen?.defaults[name]}
        >
          <FieldWidget field={field} />
        </Form.Item>
      ))}
    </>
  );
}
