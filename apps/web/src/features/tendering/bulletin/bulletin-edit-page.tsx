import { bulletinById, bulletinText } from '@zhaocai/model/tendering/bulletin-endpoints';
import { changesOf } from '@zhaocai/model/tendering/notice-changes';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { BulletinForm } from './bulletin-form.tsx';
import { bulletinTexts as texts } from './texts.ts';

/** A new notice of a project (`?projectId=`, `type`), drawn up from its data, or a draft to go on with (`?id=`). */
export function CreatBulletinPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id');
  const projectId = search.get('projectId');
  const bulletinType = Number(search.get('type') ?? search.get('bulletinType') ?? 10);
  if (id) return <StoredBulletin id={id} />;
  if (projectId) return <NewBulletin projectId={projectId} bulletinType={bulletinType} />;
  return <Empty title={t(texts.fromProject)} />;
}

function NewBulletin({ projectId, bulletinType }: { projectId: string; bulletinType: number }) {
  const query = useEndpoint(bulletinText, { projectId, bulletinType }, { staleMs: Infinity });
  return (
    <Loaded query={query}>
      {({ title, content }) => (
        <BulletinForm start={{ projectId, bulletinType, title, content, endTime: null, files: [], changes: [] }} />
      )}
    </Loaded>
  );
}

function StoredBulletin({ id }: { id: string }) {
  const query = useEndpoint(bulletinById, { id });
  return (
    <Loaded query={query}>
      {({ version, projectId, bulletinType, title, content, endTime, files, changes }) => (
        <BulletinForm
          start={{
            projectId,
            bulletinType,
            title,
            content,
            endTime,
            files: files ?? [],
            changes: changesOf({ changes }),
          }}
          stored={{ id, version }}
        />
      )}
    </Loaded>
  );
}
