import { grantReport, reportTenants } from '@zhaocai/model/report/report';
import { tenantPage } from '@zhaocai/model/tenancy/tenant-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Button, Form } from 'antd';
import { useDeferredValue, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useUnsaved } from '../../kit/page/page-tab.ts';
import { useConfirmLeaving } from '../../kit/page/use-confirm-leaving.ts';
import { useText } from '../../kit/text/language.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { administrationWidth, Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PagedSelect, selectPageSize, type SelectOption } from '../../kit/widgets/paged-select.tsx';
import { reportTexts as texts } from './texts.ts';

export interface TenantsDialogProps {
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** The platform's choice: which tenants have one of its reports. */
export function TenantsDialog({ id, onClose }: TenantsDialogProps) {
  const t = useText();
  const handle = useRef<LeaveHandle>(null);
  return (
    <Dialog
      isOpen={id !== undefined}
      title={t(texts.grant)}
      width={administrationWidth}
      onClose={() => (handle.current ? handle.current.leave() : onClose())}
    >
      {id !== undefined && <StoredTenants key={id} id={id} handle={handle} onClose={onClose} />}
    </Dialog>
  );
}

interface LeaveHandle {
  leave(): void;
}

interface PartProps {
  /** How to leave: Esc asks the same as the button. */
  readonly handle: Ref<LeaveHandle>;
  readonly onClose: () => void;
}

function StoredTenants({ id, ...props }: PartProps & { id: string }) {
  const query = useEndpoint(reportTenants, { id });
  return <Loaded query={query}>{(stored) => <TenantsForm {...props} stored={stored} />}</Loaded>;
}

function optionOf({ tenantId, tenantName }: { tenantId: string; tenantName: string }): SelectOption {
  return { value: tenantId, label: `${tenantName} (${tenantId})` };
}

function TenantsForm({ stored, handle, onClose }: PartProps & { stored: EndpointOutput<typeof reportTenants> }) {
  const t = useText();
  const confirmLeaving = useConfirmLeaving();
  const [chosen, setChosen] = useState<readonly SelectOption[]>(() => stored.tenants.map(optionOf));
  const [isDirty, setDirty] = useState(false);
  const release = useUnsaved(isDirty);
  const command = useCommand(grantReport, { success: texts.granted });
  const close = () => {
    release();
    onClose();
  };
  const cancel = async () => {
    if (!isDirty || (await confirmLeaving())) close();
  };
  useImperativeHandle(handle, () => ({ leave: () => void cancel() }));
  const submit = async () => {
    const tenants = chosen.map(({ value }) => value);
    if (await command.run({ id: stored.id, version: stored.version, tenants })) close();
  };
  return (
    <>
      <Form layout="vertical" className="kit-form" disabled={command.isRunning}>
        <Form.Item label={t(texts.tenants)} htmlFor="report-tenants" extra={t(texts.tenantsHelp)}>
          <TenantSelect
            value={chosen}
            onChange={(next) => {
              setDirty(true);
              setChosen(next);
            }}
          />
        </Form.Item>
      </Form>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={() => void cancel()}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={command.isRunning} onClick={() => void submit()}>
          {t(kitTexts.save)}
        </Button>
      </div>
    </>
  );
}

interface TenantSelectProps {
  readonly value: readonly SelectOption[];
  readonly onChange: (chosen: readonly SelectOption[]) => void;
}

function TenantSelect({ value, onChange }: TenantSelectProps) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const input = { current, size: selectPageSize, keyword: useDeferredValue(keyword) };
  const { data, isFetching } = useEndpoint(tenantPage, input, { keepPrevious: true });
  const options = (data?.records ?? []).filter(({ kind }) => kind !== 'platform').map(optionOf);
  return (
    <PagedSelect
      id="report-tenants"
      isMultiple
      placeholder={t(texts.everyTenant)}
      value={value}
      page={{ options, total: data?.total ?? 0, current, isLoading: isFetching }}
      onChange={onChange}
      onSearch={(text) => {
        setKeyword(text);
        setCurrent(1);
      }}
      onPage={setCurrent}
    />
  );
}
