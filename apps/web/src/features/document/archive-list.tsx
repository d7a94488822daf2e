import { dossierApi } from '@zhaocai/model/document/dossier-endpoints';
import { archivedState, archiveItem, archiveSource } from '@zhaocai/model/procedure/archive-item';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { documentTexts as texts } from './texts.ts';
import './document.css';

const { fields } = archiveItem;

/** Which papers of the archive list lie with a project, and which are missing; nothing where its method has no list. */
export function ArchiveList({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const { data: papers } = useEndpoint(dossierApi.archives, { projectId });
  if (!papers || papers.length === 0) return null;
  const missing = papers.filter(({ state }) => archivedState.is(state, 'missing')).length;
  return (
    <Section
      title={t(texts.archiveList)}
      note={missing > 0 ? t(texts.archivesMissing, { n: missing }) : t(texts.archivesWhole)}
    >
      <div className="document-archives">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(fields.catalogCode.label)}</th>
              <th scope="col">{t(fields.name.label)}</th>
              <th scope="col">{t(texts.archiveState)}</th>
              <th scope="col">{t(fields.source.label)}</th>
              <th scope="col">{t(texts.fileCount)}</th>
            </tr>
          </thead>
          <tbody>
            {papers.map(({ catalogCode, name, state, source, files }) => (
              <tr key={catalogCode}>
                <td>{catalogCode}</td>
                <td>{name}</td>
                <td>
                  <ChoiceTag choices={archivedState.choices} value={state} />
                </td>
                <td>
                  <ChoiceTag choices={archiveSource.choices} value={source} />
                </td>
                <td>{files.length || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
