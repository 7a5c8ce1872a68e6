# Build the site first (npm ci && npm run build); this image only serves it.
FROM nginx:stable-alpine
COPY hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY dist/ /usr/share/nginx/html/
EXPOSE 80
