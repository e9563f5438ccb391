import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { configuredTagManager } from '@/data/analytics/analytics';
import { paths } from '@/domain/navigation/paths';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/domain/core/product';
import { Wordmark } from '@/shared/brand/wordmark';
import { SiteLink } from '@/shared/navigation/navigation';
import { useIsHydrated } from '@/shared/screen/use-is-hydrated';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';
import { HOME_PARTS } from './home-parts';

const SMALL_PRINT = 'Small print';

const GROUPS = [
  { title: PRODUCT_NAME, links: HOME_PARTS },
  {
    title: 'Your account',
    links: [
      { title: 'Login', to: paths.login },
      { title: 'Sign Up', to: paths.register },
      { title: 'Get an invite', to: paths.secureInvite },
    ],
  },
  {
    title: SMALL_PRINT,
    links: [
      { title: 'Privacy', to: paths.privacy },
      { title: 'Terms', to: paths.terms },
    ],
  },
] as const;

/** The footer of every public page: links, help and legal texts. */
export function PublicFooter() {
  const isHydrated = useIsHydrated();
  const asksForConsent = isHydrated && configuredTagManager() !== null;
  return (
    <Box component="footer" sx={footerStyles}>
      <Box sx={contentStyles}>
        <div>
          <Wordmark height={28} />
          <Typography sx={{ color: 'text.secondary', mt: 2, mb: 1 }}>
            Software for small trade businesses. Roofers first.
          </Typography>
          <TextLink href={`mailto:${SUPPORT_EMAIL}`} sx={linkStyles}>
            {SUPPORT_EMAIL}
          </TextLink>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Typography variant="subtitle2" component="h2">
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 1 }}>
              {links.map((link) => (
                <li key={link.to}>
                  <TextLink component={SiteLink} to={link.to} sx={linkStyles}>
                    {link.title}
                  </TextLink>
                </li>
              ))}
              {title === SMALL_PRINT && asksForConsent && (
                <li>
                  <TextLink
                    component="button"
                    onClick={() =>
                      void import('@/data/analytics/consent').then((consent) => consent.reopenConsent())
                    }
                    sx={linkStyles}
                  >
                    Cookies
                  </TextLink>
                </li>
              )}
            </Box>
          </nav>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={endStyles}>
        The jobs and people shown belong to our example company.
      </Typography>
    </Box>
  );
}

const footerStyles = {
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  py: { xs: 5, md: 8 },
} as const;

const contentStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: 4,
  ...SITE_CONTENT,
} as const;

const linkStyles = {
  display: 'inline-block',
  py: 0.75,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

const endStyles = {
  ...SITE_CONTENT,
  mt: 4,
  color: 'text.secondary',
  fontWeight: 400,
} as const;
