import { tell } from '../../../platform/threads/told.ts';

type Parts = Readonly<Record<string, Uint8Array>>;

/** Fields of Word that fetch, run or link something; page numbers, dates and tables of contents are none. */
const fetchingField = /(?<![A-Z])(DDE(AUTO)?|INCLUDETEXT|INCLUDEPICTURE|LINK|DATABASE|IMPORT|RD|MACROBUTTON)(?![A-Z])/i;

/** A template is opened by every colleague and by the converter on the server: it must be text alone. */
export function refuseActive(parts: Parts): void {
  const names = Object.keys(parts);
  const types = textOf(parts['[Content_Types].xml']);
  if (names.some((name) => /vba(project|data)/i.test(name)) || /macroEnabled|vbaProject/i.test(types)) {
    tell('document.macro');
  }
  if (names.some((name) => /^word\/(embeddings|activeX)\//i.test(name))) tell('document.active');
  for (const name of names) {
    if (/\.rels$/i.test(name)) refuseLinks(textOf(parts[name]));
    if (/\.(xml|rels)$/i.test(name)) refuseFields(textOf(parts[name]));
  }
}

/**
 * A tag ends at its `>` outside of quotes and holds no `<` (XML 1.0, 2.4): what begins and never ends is left at the next
 * one, so that a text of nothing but beginnings is read once.
 */
const relationshipTag = /<Relationship\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi;
const instructionText = /<w:instrText(?:[^<>"']|"[^"<]*"|'[^'<]*')*>([^<]*)</g;

function refuseLinks(relationships: string): void {
  for (const [relationship] of relationships.matchAll(relationshipTag)) {
    const isLinkOfReader = /\/hyperlink["']/i.test(relationship);
    if (/TargetMode\s*=\s*["']External/i.test(relationship) && !isLinkOfReader) tell('document.active');
    if (/\/(aFChunk|attachedTemplate|oleObject|control)["']/i.test(relationship)) tell('document.active');
  }
}

/** The code of a field may stand in pieces. */
function refuseFields(xml: string): void {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) tell('document.unreadable');
  const pieces = [...xml.matchAll(instructionText)].map(([, text = '']) => text);
  const simple = [...xml.matchAll(/w:instr\s*=\s*"([^"]*)"/g)].map(([, text = '']) => text);
  if ([pieces.join(''), pieces.join(' '), ...simple].some((code) => fetchingField.test(code))) {
    tell('document.active');
  }
}

function textOf(part: Uint8Array | undefined): string {
  return part ? Buffer.from(part).toString('utf8') : '';
}
