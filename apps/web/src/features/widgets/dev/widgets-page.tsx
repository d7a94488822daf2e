import { useText } from '../../../kit/text/language.ts';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { ChoosingWidgets } from './choosing-widgets.tsx';
import { FileWidgets } from './file-widgets.tsx';
import { InputWidgets } from './input-widgets.tsx';
import { ProgressWidgets } from './progress-widgets.tsx';
import { TableWidgets } from './table-widgets.tsx';
import { widgetTexts as texts } from './texts.ts';
import { WritingWidgets } from './writing-widgets.tsx';

/** Every shared widget together, with rows of its own: for looking at them, in every language and theme. */
export function WidgetsPage() {
  const t = useText();
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)} />
      <Section title={t(texts.choosing)}>
        <ChoosingWidgets />
      </Section>
      <Section title={t(texts.inputs)}>
        <InputWidgets />
      </Section>
      <Section title={t(texts.table)}>
        <TableWidgets />
      </Section>
      <Section title={t(texts.progress)}>
        <ProgressWidgets />
      </Section>
      <Section title={t(texts.files)}>
        <FileWidgets />
      </Section>
      <Section title={t(texts.writing)}>
        <WritingWidgets />
      </Section>
    </div>
  );
}
