import { extractText, getDocumentProxy } from 'unpdf';

/** Reads from a PDF what a screen reader uses. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const annotations = await Promise.all(
    pages.map(async (page) => (await page).getAnnotations() as Promise<{ url?: string }[]>),
  );
  const { text } = await extractText(pdf, { mergePages: true });
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  return {
    title,
    language,
    isTagged: marks?.Marked === true,
    links: annotations.flat().flatMap(({ url }) => url ?? []),
    pages: pdf.numPages,
    text,
  };
}
