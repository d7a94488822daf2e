import { projectDetail, type ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isTendering } from '@zhaocai/model/tendering/project-lifecycle';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useTabTitle } from '../../../kit/page/page-tab.ts';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { projectPath } from '../paths.ts';
import { useReached } from '../quote/use-reached.ts';
import { offlineEntryTexts as texts } from './texts.ts';
import { offlineFields, useSignUp } from './use-sign-up.ts';

/** A supplier who came in person or wrote: `?projectId=`. */
export function OfflineEntryPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('projectId') ?? search.get('id') ?? '';
  const query = useEndpoint(projectDetail, { id }, { enabled: id !== '' });
  useTabTitle(query.data && `${t(texts.title)} ${query.data.projectNo}`);
  if (id === '') return <Empty title={t(texts.noProject)} />;
  return (
    <Loaded query={query} rows={8}>
      {(detail) => <OfflineEntryForm detail={detail} />}
    </Loaded>
  );
}

function OfflineEntryForm({ detail }: { readonly detail: ProjectDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const { close } = usePageTab();
  const all = detail.packages.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(all.length === 1 ? all : []);
  const isClosed = useReached(detail.entryEndTime) || !isTendering(detail.stage);
  const signUp = useSignUp(detail.id, chosen);
  const leave = () => {
    close();
    void navigate(projectPath(detail.id));
  };
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)}>
        <Link to={projectPath(detail.id)}>{detail.projectName}</Link>
        <Copyable value={detail.projectNo} />
      </PageHead>
      {isClosed ? (
        <Alert type="error" showIcon title={t(texts.closed)} />
      ) : (
        <>
          <Section title={t(texts.packages)}>
            <Select<string[]>
              mode="multiple"
              className="kit-wide"
              aria-label={t(texts.packages)}
              placeholder={t(texts.choose)}
              value={[...chosen]}
              options={detail.packages.map(({ id, packageNo, packageName }) => ({
                value: id,
                label: t(texts.packageTitle, { no: packageNo, name: packageName }),
              }))}
              onChange={setChosen}
            />
          </Section>
          <Section title={t(texts.supplier)}>
            <p className="tender-hint">{t(texts.help)}</p>
            <ResourceForm
              fields={offlineFields}
              submitText={t(texts.submit)}
              onCancel={leave}
              onSubmit={async (values) => {
                const isDone = await signUp(values);
                if (isDone) leave();
                return isDone;
              }}
            />
          </Section>
        </>
      )}
    </div>
  );
}
