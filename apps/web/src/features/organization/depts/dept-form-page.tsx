import { dept } from '@zhaocai/model/organization/dept';
import { deptDetail, submitDept, type DeptRow } from '@zhaocai/model/organization/dept-endpoints';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { deptPaths, formAddress, placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { DeptForm, type DeptValues } from './dept-form.tsx';
import '../organization.css';

/** Adds a department, or changes the one in the address. */
export function DeptFormPage() {
  return <DeptWork isPlatform={false} />;
}

export function TenantDeptFormPage() {
  return <DeptWork isPlatform />;
}

function DeptWork({ isPlatform }: { isPlatform: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? undefined;
  const place: Place = { tenantId: search.get('tenantId') ?? undefined, isPlatform };
  const row = useEndpoint(deptDetail, { ...placeInput(place), id: id ?? '' }, { enabled: id !== undefined });
  useTabTitle(id ? row.data?.deptName : t(texts.newDept));
  const list = isPlatform ? deptPaths.tenant.list : deptPaths.own.list;
  const leave = () => void navigate(formAddress(list, place));
  const save = useCommand(submitDept, { success: texts.deptSaved, onSuccess: leave });
  const handleSubmit = async (values: DeptValues) =>
    (await save.run({ ...values, ...placeInput(place), id, version: row.data?.version })) !== undefined;
  const shared = { place, onSubmit: handleSubmit, onCancel: leave };
  return (
    <div className="kit-page">
      <PageHead title={t(id ? texts.editDept : texts.newDept)} note={place.tenantId} />
      <div className="org-form">
        <Section title={t(dept.label)}>
          {id ? (
            <Loaded query={row}>{(found: DeptRow) => <DeptForm key={found.version} {...shared} row={found} />}</Loaded>
          ) : (
            <DeptForm {...shared} parentId={search.get('parentId') ?? undefined} />
          )}
        </Section>
      </div>
    </div>
  );
}
