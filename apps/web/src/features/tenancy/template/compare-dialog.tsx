import type { Row } from '@zhaocai/model/kit/entity';
import {
  compareTenantTemplate,
  handOverTenantTemplate,
  templateParts,
  type ComparedTenant,
  type TemplateDifference,
  type tenantTemplate,
} from '@zhaocai/model/tenancy/tenant-template';
import { Button, Segmented } from 'antd';
import { useState, type Key } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { templateTexts as texts } from './texts.ts';

interface CompareDialogProps {
  readonly row: Row<typeof tenantTemplate> | undefined;
  readonly onClose: () => void;
}

/** Which tenants lack something of a template or have it otherwise; it is handed over to those that are chosen. */
export function CompareDialog({ row, onClose }: CompareDialogProps) {
  const t = useText();
  const last = useLastShown(row);
  return (
    <Dialog
      isOpen={row !== undefined}
      title={last && t(texts.compareTitle, { name: last.templateName })}
      width={administrationWidth}
      onClose={onClose}
    >
      {row && <Compared key={row.id} template={row} onClose={onClose} />}
    </Dialog>
  );
}

function Compared({ template, onClose }: { template: Row<typeof tenantTemplate>; onClose: () => void }) {
  const t = useText();
  const mayHandOver = useAllowed()('tenantTemplate_add');
  const confirm = useConfirm();
  const [onlyOwn, setOnlyOwn] = useState<'0' | '1'>('0');
  const [paging, setPaging] = useState({ current: 1, size: 10 });
  const [chosen, setChosen] = useState<Key[]>([]);
  const query = useEndpoint(compareTenantTemplate, { id: template.id, onlyOwn, ...paging }, { keepPrevious: true });
  const command = useCommand(handOverTenantTemplate, { success: texts.handedOver });
  const handOver = async () => {
    const isSure = await confirm({
      title: t(texts.handOverTitle, { name: template.templateName, count: chosen.length }),
      text: t(texts.handOverText),
      ok: t(texts.handOver),
      isDangerous: true,
    });
    if (isSure && (await command.run({ id: template.id, tenants: chosen.map(String) }))) setChosen([]);
  };
  return (
    <div className="tenancy-compare">
      <p className="tenancy-compare-note">{t(texts.compareNote)}</p>
      <Segmented<'0' | '1'>
        value={onlyOwn}
        options={[
          { value: '0', label: t(texts.allOfKind) },
          { value: '1', label: t(texts.onlyUsers) },
        ]}
        onChange={(next) => {
          setOnlyOwn(next);
          setChosen([]);
          setPaging({ ...paging, current: 1 });
        }}
      />
      <Loaded query={query}>
        {({ records, total }) => (
          <DataTable<ComparedTenant>
            rowKey="tenantId"
            columns={columnsOf(t)}
            rows={records}
            selection={mayHandOver ? { keys: chosen, onChange: setChosen } : undefined}
            paging={{ total, ...paging, onChange: (current, size) => setPaging({ current, size: Math.min(size, 20) }) }}
            empty={<Empty title={t(texts.noTenants)} />}
          />
        )}
      </Loaded>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(kitTexts.close)}</Button>
        {mayHandOver && (
          <Button
            type="primary"
            disabled={chosen.length === 0}
            loading={command.isRunning}
            onClick={() => void handOver()}
          >
            {t(texts.handOver)}
          </Button>
        )}
      </div>
    </div>
  );
}

function columnsOf(t: Translate): readonly DataColumn<ComparedTenant>[] {
  return [
    { prop: 'tenantName', label: texts.tenant, width: 220 },
    {
      prop: 'isFromTemplate',
      label: texts.uses,
      width: 110,
      render: ({ isFromTemplate }) => (isFromTemplate ? <ToneTag tone="blue">{t(texts.used)}</ToneTag> : '—'),
    },
    {
      prop: 'differences',
      label: texts.differences,
      width: 420,
      render: ({ differences }) => <Differences differences={differences} />,
    },
  ];
}

function Differences({ differences }: { differences: readonly TemplateDifference[] }) {
  const t = useText();
  if (differences.length === 0) return <ToneTag tone="green">{t(texts.noDifference)}</ToneTag>;
  return (
    <ul className="tenancy-differences">
      {differences.map(({ part, key, name, isMissing }) => (
        <li key={`${part} ${key}`}>
          <ToneTag tone={isMissing ? 'orange' : 'blue'}>{t(isMissing ? texts.missing : texts.otherwise)}</ToneTag>
          <span>{t(texts.partOf, { part: t(partLabel(part)), name })}</span>
        </li>
      ))}
    </ul>
  );
}

export function partLabel(part: string) {
  const labels: Readonly<Partial<Record<string, { zh: string; en: string }>>> = {
    ...templateParts,
    roles: texts.roleName,
    params: texts.params,
  };
  return labels[part] ?? texts.params;
}
