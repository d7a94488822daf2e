import '../permission.css';
import type { Row } from '@zhaocai/model/kit/entity';
import { topMenu } from '@zhaocai/model/permission/top-menu';
import { useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { useSaveRow } from '../../../kit/resource-page/use-row-work.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { permissionTexts as texts } from '../texts.ts';
import { topMenuDetail } from './top-menu-calls.ts';

type TopMenuRecord = Row<typeof topMenu>;

/** A new application, or an existing one (`?id=`). */
export function ApplicationEditPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <div className="kit-page">
      <PageHead title={t(id ? texts.editApplication : texts.newApplication)} />
      {id ? <StoredApplication id={id} /> : <ApplicationForm />}
    </div>
  );
}

function StoredApplication({ id }: { id: string }) {
  const query = useEndpoint(topMenuDetail, { id });
  useTabTitle(query.data?.name);
  return <Loaded query={query}>{(row) => <ApplicationForm key={row.version} row={row} />}</Loaded>;
}

function ApplicationForm({ row }: { row?: TopMenuRecord }) {
  const t = useText();
  const navigate = useNavigate();
  const save = useSaveRow(topMenu, row);
  const leave = () => void navigate('/system/platformManage/index');
  return (
    <div className="permission-form">
      <Section title={row?.name ?? t(topMenu.label)}>
        <ResourceForm
          fields={topMenu.fields}
          row={row && { ...row }}
          initial={{ type: 1, sort: 1 }}
          onCancel={leave}
          onSubmit={async (values) => {
            const isStored = await save(values);
            if (isStored) leave();
            return isStored;
          }}
        />
      </Section>
    </div>
  );
}
