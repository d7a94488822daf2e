const office = 'application/vnd.openxmlformats-officedocument';

/** The kinds of office files by their endings, as IANA has registered them. */
export const officeTypes = {
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
} as const;
