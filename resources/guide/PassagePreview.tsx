import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Locale } from '#domain/basics/locale.ts';
import type { GuideRecord } from '#domain/consultant/guide/guide-record.ts';
import { useText } from '#providers/messages/use-text.ts';

/** What a preview shows, as far as it is entered. */
interface Texts {
  titleEn?: string | null;
  titleEs?: string | null;
  bodyEn?: string | null;
  bodyEs?: string | null;
}

/** The passage of the context, as it is read in both languages. */
export function PassagePreview() {
  const record = useRecordContext<GuideRecord>();
  return record ? <BothLanguages {...record} /> : null;
}

/** The passage as it would be read, while it is entered. */
export function DraftPreview() {
  const text = useText('guideDesk');
  const [titleEn, titleEs, bodyEn, bodyEs] = useWatch<Required<Texts>>({
    name: ['titleEn', 'titleEs', 'bodyEn', 'bodyEs'],
  }) as [Texts['titleEn'], Texts['titleEs'], Texts['bodyEn'], Texts['bodyEs']];
  return (
    <Box component="section" aria-labelledby="draft-preview" sx={{ width: '100%', pt: 2 }}>
      <Typography id="draft-preview" variant="h3" component="h2" sx={{ pb: 1 }}>
        {text('preview')}
      </Typography>
      <BothLanguages titleEn={titleEn} titleEs={titleEs} bodyEn={bodyEn} bodyEs={bodyEs} />
    </Box>
  );
}

function BothLanguages({ titleEn, titleEs, bodyEn, bodyEs }: Texts) {
  return (
    <Box sx={COLUMNS}>
      <OneLanguage locale="en" title={titleEn} body={bodyEn} />
      <OneLanguage locale="es" title={titleEs} body={bodyEs} />
    </Box>
  );
}

interface OneLanguageProps {
  locale: Locale;
  title: string | null | undefined;
  body: string | null | undefined;
}

function OneLanguage({ locale, title, body }: OneLanguageProps) {
  const text = useText('guideDesk');
  const paragraphs = (body ?? '').split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return (
    <Box component="article" lang={locale} sx={CARD}>
      <Typography variant="overline" component="p" color="text.secondary" lang="">
        {text(`languages.${locale}`)}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ pb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ pb: 1, overflowWrap: 'anywhere' }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  maxWidth: 1280,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const CARD = { border: 1, borderColor: 'divider', borderRadius: 2, p: 2, minWidth: 0 } as const;
