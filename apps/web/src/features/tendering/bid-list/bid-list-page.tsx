import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { isTendering } from '@zhaocai/model/tendering/project-lifecycle';
import { entryLifecycle, shownEntryStates } from '@zhaocai/model/tendering/entry-lifecycle';
import { ownEntryPage, removeEntry, type OwnEntryLine } from '@zhaocai/model/tendering/entry-endpoints';
import type { ProjectCard } from '@zhaocai/model/tendering/project-shelf-endpoints';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { AskedConsortia } from '../consortium/lazy-consortia.ts';
import { OwnInvitations } from '../invitation/lazy-invitations.ts';
import { ProjectShelves } from '../shelves/project-shelves.tsx';
import { bidColumns } from './bid-columns.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { nextStep, projectAddress } from './next-step.ts';
import { bidListTexts as texts } from './texts.ts';
import './bid-list.css';
import { ownEntriesExport } from '@zhaocai/model/tendering/tendering-exports';

const hallPath = '/projectManagement/noticeAdministration/noticeList';

/** A supplier's registrations: how each stands, until when, and what to do next. */
export function BidListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const [contact, setContact] = useState<OwnEntryLine>();
  const now = msToInstant(useServerNow(30_000));
  const query = useEndpoint(ownEntryPage, listInput(state), { keepPrevious: true });
  const rowActions = useRowActions(now, setContact);
  const toHall = (
    <Button type="primary" onClick={() => void navigate(hallPath)}>
      {t(texts.hall)}
    </Button>
  );
  return (
    <ListPage<OwnEntryLine>
      id="ownEntry"
      title={t(texts.title)}
      columns={bidColumns(now, t)}
      query={query}
      state={state}
      onState={change}
      exported={ownEntriesExport}
      notice={
        <>
          <Suspense>
            <OwnInvitations />
            <AskedConsortia />
          </Suspense>
          <ProjectShelves rows="registrations" pathOf={pathOfCard} />
        </>
      }
      filters={[
        { name: 'keyword', label: texts.keyword },
        { name: 'entryStatus', label: texts.status, choices: shownEntryStates },
      ]}
      actions={toHall}
      rowActions={rowActions}
      pathOf={(row) => nextStep(row, now).to}
      isCovered={contact !== undefined}
      empty={{ title: t(texts.empty), help: t(texts.emptyHelp), action: toHall }}
    >
      <ContactDialog line={contact} onClose={() => setContact(undefined)} />
    </ListPage>
  );
}

function pathOfCard({ id, tenantId }: ProjectCard): string {
  return projectAddress({ projectId: id, tenantId });
}

/** Contact data until the deadline; cancelling only what was not accepted yet. */
function useRowActions(now: string, onContact: (line: OwnEntryLine) => void) {
  const t = useText();
  const confirm = useConfirm();
  const removing = useCommand(removeEntry, { success: texts.cancelled });
  const cancel = async ({ id, packageName }: OwnEntryLine) => {
    const isSure = await confirm({
      title: t(texts.cancelTitle, { name: packageName }),
      text: t(texts.cancelText),
      ok: t(texts.cancel),
      isDangerous: true,
    });
    if (isSure) await removing.run({ id });
  };
  return (row: OwnEntryLine): RowAction[] => [
    ...(now < row.bidEndTime && isTendering(row.stage)
      ? [{ key: 'contact', label: t(texts.changeContact), onClick: () => onContact(row) }]
      : []),
    ...(entryLifecycle.is(row.entryStatus, 'draft', 'inReview', 'rejected')
      ? [{ key: 'cancel', label: t(texts.cancel), isDangerous: true, onClick: () => void cancel(row) }]
      : []),
  ];
}
