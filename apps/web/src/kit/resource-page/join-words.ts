/** 新增项目, New project. */
export function joinWords(verb: string, noun: string): string {
  return /^[a-z]/i.test(verb) ? `${verb} ${insideSentence(noun)}` : verb + noun;
}

/** A name within a sentence starts small, but for abbreviations: «No API scope yet». */
export function insideSentence(noun: string): string {
  return noun.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
