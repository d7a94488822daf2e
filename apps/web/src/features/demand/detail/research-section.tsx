import type { DemandAnswer, ResearchView } from '@zhaocai/model';
import { askedInPerson, hasContent, missingOf, type AskedInPerson } from '@zhaocai/model/demand/asked';
import { researchLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { demandResearch } from '@zhaocai/model/demand/research';
import { extendResearch, researchMoves } from '@zhaocai/model/demand/research-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { comparisonPath, editResearchPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import { askedNames } from './asked-names.ts';

/** What the market was asked about a demand, until when, and how many have answered. */
export function ResearchSection({ demand }: { readonly demand: DemandAnswer }) {
  const t = useText();
  const { research, isResearch, leastAnswers: least, leastArticle: article } = demand;
  const inPerson = askedInPerson(demand.researchObjects);
  if (research.length === 0 && inPerson.length === 0 && !isResearch) return null;
  const count = askedNames(demand).length;
  const note = count < least ? t(texts.fewerThan, { count: least - count, article }) : t(texts.enough, { least });
  return (
    <Section
      title={t(texts.researchTitle)}
      note={isResearch ? note : undefined}
      extra={
        research.some(({ answers }) => answers.length > 0) && (
          <Link to={`${comparisonPath}?id=${demand.id}`}>{t(texts.compare)}</Link>
        )
      }
    >
      {research.length === 0 && <p className="demand-hint">{t(texts.noResearch)}</p>}
      <ul className="demand-research">
        {research.map((one) => (
          <ResearchLine key={one.id} research={one} />
        ))}
      </ul>
      {inPerson.length > 0 && <AskedInPersonList asked={inPerson} />}
      {isResearch && count < least && demand.researchRemark && (
        <p>{t(texts.fewReason, { least, reason: demand.researchRemark })}</p>
      )}
    </Section>
  );
}

function ResearchLine({ research }: { readonly research: ResearchView }) {
  const t = useText();
  const navigate = useNavigate();
  const [isExtending, setExtending] = useState(false);
  const movesOf = useRowMoves(demandResearch, researchMoves, ({ title }) => title);
  const moves = movesOf(research).filter(({ key }) => research.actions.includes(key));
  const { title, researchStatus, endTime, answers, changeReason, demandId } = research;
  const empty = answers.filter((answer) => !hasContent(answer)).map(({ supplierName }) => supplierName ?? '');
  return (
    <li>
      <span className="demand-research-line">
        <strong>{title}</strong>
        <ChoiceTag choices={researchLifecycle.choices} value={researchStatus} />
        <Deadline at={endTime} isMet={!researchLifecycle.is(researchStatus, 'published')} />
        <span className="demand-hint">{t(texts.answersCount, { count: answers.length })}</span>
        {empty.length > 0 && (
          <span className="demand-hint">{t(texts.emptyAnswers, { names: empty.join(t(texts.comma)) })}</span>
        )}
      </span>
      {changeReason && <span className="demand-hint">{changeReason}</span>}
      <span className="demand-research-acts">
        {research.actions.includes('edit') && (
          <Button size="small" onClick={() => void navigate(`${editResearchPath}?demandId=${demandId}`)}>
            {t(texts.edit)}
          </Button>
        )}
        {research.actions.includes('extend') && (
          <Button size="small" onClick={() => setExtending(true)}>
            {t(texts.extend)}
          </Button>
        )}
        {moves.map(({ key, label, onClick, isDangerous }) => (
          <Button key={key} size="small" danger={isDangerous} onClick={onClick}>
            {label}
          </Button>
        ))}
      </span>
      <ExtendDialog research={research} isOpen={isExtending} onClose={() => setExtending(false)} />
    </li>
  );
}

/** Who was asked in person, what he said, and whether he counts. */
function AskedInPersonList({ asked }: { readonly asked: readonly AskedInPerson[] }) {
  const t = useText();
  return (
    <>
      <h3 className="demand-subtitle">{t(texts.inPerson)}</h3>
      <ul className="demand-research">
        {asked.map((one, index) => {
          const missing = missingOf(one).map((name) => t(name));
          return (
            <li key={`${one.supplierName} ${index}`}>
              <span className="demand-research-line">
                <strong>{one.supplierName}</strong>
                <ToneTag tone={missing.length > 0 ? 'orange' : 'green'}>
                  {t(missing.length > 0 ? texts.notCounted : texts.counted)}
                </ToneTag>
                <span className="demand-hint">
                  {[one.linkman, one.phone, one.askedDate].filter(Boolean).join(' · ')}
                </span>
              </span>
              {one.scheme && <span className="demand-text">{one.scheme}</span>}
              {missing.length > 0 && (
                <span className="demand-hint">{t(texts.missingOf, { names: missing.join(t(texts.comma)) })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const extendFields: Fields = {
  endTime: { ...demandResearch.fields.endTime, label: texts.newEnd },
  reason: { kind: 'longText', label: texts.extendReason, maxLength: 500, required: true },
};

interface ExtendDialogProps {
  readonly research: ResearchView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function ExtendDialog({ research: { id, version, title, endTime }, isOpen, onClose }: ExtendDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const extending = useCommand(extendResearch, { success: texts.extended });
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={isOpen} title={`${t(texts.extend)} ${title}`} width={560} onClose={close}>
      <ResourceForm
        ref={form}
        fields={extendFields}
        initial={{ endTime }}
        onCancel={onClose}
        onSubmit={async (values) => {
          const input = { id, version, endTime: String(values.endTime), reason: String(values.reason) };
          const answer = await extending.run(input);
          if (answer) onClose();
          return answer !== undefined;
        }}
      />
    </Dialog>
  );
}
