import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { registerEntry } from '@zhaocai/model/tendering/entry-endpoints';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { enterpriseSize } from '@zhaocai/model/tendering/choices';
import { isByInvitation } from '@zhaocai/model/tendering/invitation-need';
import { Alert, Button, Radio } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { usePageTab, useUnsaved } from '../../../kit/page/page-tab.ts';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { contactFields, contactInput } from '../bid-list/contact-dialog.tsx';
import { projectAddress, quoteAddress } from '../bid-list/next-step.ts';
import {
  blankConsortium,
  consortiumInput,
  isFilled,
  sumOfShares,
  withOwnKeys,
  type ConsortiumDraft,
} from '../consortium/consortium-draft.ts';
import { ConsortiumFields } from '../consortium/lazy-consortia.ts';
import { consortiumTexts } from '../consortium/texts.ts';
import { relationFields, relationInputOf } from '../related/relation-fields.ts';
import { useReached } from '../quote/use-reached.ts';
import { PackageChoice } from './package-choice.tsx';
import { RegisterAside } from './register-aside.tsx';
import { registerTexts as texts } from './texts.ts';

const registerFields = { ...contactFields, ...relationFields };

export interface RegisterWorkProps {
  readonly project: PublishedProject;
  readonly onDeadline: () => void;
}

/** Which packages, and whom to call. One package is chosen already: there is nothing to choose. */
export function RegisterWork({ project, onDeadline }: RegisterWorkProps) {
  const t = useText();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const free = project.packages.filter(({ entry }) => entry === null);
  const [chosen, setChosen] = useState<readonly string[]>(free.length === 1 ? free.map(({ id }) => id) : []);
  const isClosed = useReached(project.entryEndTime) || !project.canEnter;
  const contact = useKnownContact(project);
  const [consortium, setConsortium] = useState<ConsortiumDraft>();
  const { register, error } = useRegister(project, consortium);
  useUnsaved((consortium !== undefined || (chosen.length > 0 && free.length > 1)) && !isClosed, element);
  const here = { projectId: project.id, tenantId: project.tenantId };
  return (
    <div className="kit-page" ref={element}>
      <PageHead title={t(texts.title)}>
        <Link to={projectAddress(here)}>{project.projectName}</Link>
        <Copyable value={project.projectNo} />
        <span>{project.buyerName}</span>
      </PageHead>
      <div className="reg-columns">
        <div className="reg-main">
          {isClosed && <Alert type="error" showIcon title={t(texts.closed)} description={t(texts.closedText)} />}
          {error && <Alert type="error" showIcon title={error.message} />}
          {free.length === 0 ? (
            <Section title={t(texts.packages)}>
              <Empty
                title={t(texts.allEntered)}
                action={<Button onClick={() => void navigate(projectAddress(here))}>{t(texts.toProject)}</Button>}
              />
            </Section>
          ) : (
            <>
              <PackageChoice project={project} chosen={chosen} isDisabled={isClosed} onChange={setChosen} />
              {!isClosed && project.isConsortium && (
                <HowTogether project={project} consortium={consortium} onChange={setConsortium} />
              )}
              {!isClosed && (
                <Section title={t(texts.contact)} note={t(texts.contactHint)}>
                  <div className="reg-contact">
                    <ResourceForm
                      fields={registerFields}
                      initial={contact}
                      submitText={t(texts.submit)}
                      onSubmit={(values) => register(chosen, values)}
                    />
                  </div>
                </Section>
              )}
            </>
          )}
        </div>
        <RegisterAside project={project} isClosed={isClosed} onDeadline={onDeadline} />
      </div>
    </div>
  );
}

interface HowTogetherProps {
  readonly project: PublishedProject;
  readonly consortium: ConsortiumDraft | undefined;
  readonly onChange: (consortium: ConsortiumDraft | undefined) => void;
}

/** Alone, or with others; what was typed of them comes back with the choice. */
function HowTogether({ project, consortium, onChange }: HowTogetherProps) {
  const t = useText();
  const typed = useRef(consortium);
  const typing = useKeptDraft<ConsortiumDraft>(`consortium ${project.id}`, (kept) => onChange(withOwnKeys(kept)));
  const change = (draft: ConsortiumDraft | undefined) => {
    typed.current = draft ?? typed.current;
    if (draft) typing.keep(draft);
    onChange(draft);
  };
  return (
    <>
      {typing.offer}
      <Section title={t(consortiumTexts.how)}>
        <Radio.Group
          value={consortium !== undefined}
          onChange={(event) => change(event.target.value ? (typed.current ?? blankConsortium()) : undefined)}
        >
          <Radio value={false}>{t(consortiumTexts.alone)}</Radio>
          <Radio value>{t(consortiumTexts.together)}</Radio>
        </Radio.Group>
      </Section>
      {consortium && (
        <Suspense>
          <ConsortiumFields draft={consortium} isByInvitation={isByInvitation(project)} onChange={change} />
        </Suspense>
      )}
    </>
  );
}

/** Whom an earlier registration in this project named, else who is signed in. */
function useKnownContact({ packages }: PublishedProject) {
  const name = useSession((state) => state.user?.nickName);
  const [initial] = useState(() => {
    const known = packages.find(({ entry }) => entry)?.entry;
    return { linkman: known?.linkman ?? name, phone: known?.phone, smeType: enterpriseSize.code.none };
  });
  return initial;
}

/** Sends the registration; afterwards the next thing to do stands there: the quote, or the project while it is reviewed. */
function useRegister(project: PublishedProject, consortium: ConsortiumDraft | undefined) {
  const t = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const { close } = usePageTab();
  const registering = useCommand(registerEntry, {
    success: consortium ? texts.doneTogether : texts.done,
    quiet: true,
  });
  const register = async (
    packageIds: readonly string[],
    values: Readonly<Record<string, unknown>>,
  ): Promise<boolean> => {
    if (packageIds.length === 0) {
      notify.warning(t(texts.choose));
      return false;
    }
    if (consortium && (!isFilled(consortium) || sumOfShares(consortium.members) !== '100')) {
      notify.warning(t(isFilled(consortium) ? consortiumTexts.sumFirst : consortiumTexts.missing));
      return false;
    }
    const named = { projectId: project.id, tenantId: project.tenantId };
    const answer = await registering.run({
      ...named,
      ...contactInput(values),
      ...relationInputOf(values),
      ...(consortium && consortiumInput(consortium)),
      packageIds: [...packageIds],
    });
    if (!answer) return false;
    const [first, ...others] = answer.data.entries;
    close();
    const isReady = first !== undefined && others.length === 0 && entryLifecycle.is(first.entryStatus, 'approved');
    void navigate(isReady ? quoteAddress({ ...named, id: first.id }) : projectAddress(named));
    return true;
  };
  return { register, error: registering.error };
}
